import { afterEach, describe, expect, it, vi } from "vitest";
import { holdBuild, keep } from "../../../../client/features/offline/page.ts";

describe("a build that is kept for offline use", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is not kept where the browser denies locks and workers, such as in a frame on another site", async () => {
    const asked: string[] = [];
    // A mock function would handle the rejection.
    const denied = (name: string) => {
      asked.push(name);
      return Promise.reject(new DOMException("The request was denied.", "SecurityError"));
    };
    const serviceWorker = { addEventListener: () => {}, startMessages: () => {}, register: denied };
    vi.stubGlobal("navigator", { locks: { request: denied }, serviceWorker });
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    holdBuild("https://example.org/assets/main.js");
    await keep();
    await new Promise((resolve) => setTimeout(resolve));
    process.off("unhandledRejection", unhandled);
    expect(asked).toEqual(["/assets/main.js", "/worker.js"]);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
