import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadMessages } from "../../../client/i18n/t.ts";
import { shareLink } from "../../../client/ui/copy-link.ts";

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: {}, visibilityState: "visible" });
  await loadMessages();
});
afterEach(() => vi.unstubAllGlobals());

test("a link is passed to the device's share sheet, and a cancelled share is no failure", async () => {
  const share = vi.fn(() => Promise.reject(new Error("called off")));
  vi.stubGlobal("navigator", { share });
  shareLink("https://stillwater.example/r/1", "How it went");
  await Promise.resolve();
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({ text: "How it went", url: "https://stillwater.example/r/1" }),
  );
});

test("a link is copied where the browser has no share sheet", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  shareLink("https://stillwater.example/r/1", "How it went");
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledWith("How it went https://stillwater.example/r/1"));
});
