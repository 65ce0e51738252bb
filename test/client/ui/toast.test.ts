import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toasts, toast } from "../../../client/ui/toast.tsx";

let look = () => {};
const page = {
  visibilityState: "hidden",
  addEventListener: (_: string, listener: () => void) => {
    look = listener;
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Toasts of other test files, because the files of a worker share modules. */
let others = 0;
const all = (): number => Toasts().props.children.length;
const shown = (): number => all() - others;
beforeEach(() => {
  others = all();
});

test("a toast in a hidden tab is there when the tab is shown, and passes then", () => {
  toast("A new version is here.");
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe(1);
  page.visibilityState = "visible";
  look();
  vi.advanceTimersByTime(4_000);
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(shown()).toBe(0);
});

test("a toast in a visible tab passes after a moment", () => {
  page.visibilityState = "visible";
  toast("Link copied");
  vi.advanceTimersByTime(5_000);
  expect(shown()).toBe(0);
});
