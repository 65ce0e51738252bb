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

/** Toasts of other test files may be shown as well, because the files of a worker share modules. */
const isShown = (text: string): boolean =>
  Toasts().props.children.some(({ props }: { props: { children: readonly unknown[] } }) =>
    props.children.includes(text),
  );

test("a toast in a hidden tab is there when the tab is shown, and passes then", () => {
  const text = "A new version is here.";
  toast(text);
  vi.advanceTimersByTime(60_000);
  expect(isShown(text)).toBe(true);
  page.visibilityState = "visible";
  look();
  vi.advanceTimersByTime(4_000);
  expect(isShown(text)).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(isShown(text)).toBe(false);
});

test("a toast in a visible tab passes after a moment", () => {
  const text = "Link copied";
  page.visibilityState = "visible";
  toast(text);
  expect(isShown(text)).toBe(true);
  vi.advanceTimersByTime(5_000);
  expect(isShown(text)).toBe(false);
});

test("of more than three toasts the latest three are shown", () => {
  page.visibilityState = "visible";
  const texts = ["one", "two", "three", "four"];
  for (const text of texts) toast(text);
  expect(texts.map(isShown)).toEqual([false, true, true, true]);
  vi.advanceTimersByTime(5_000);
  expect(texts.map(isShown)).toEqual([false, false, false, false]);
});
