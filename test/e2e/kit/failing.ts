import type { Page } from "playwright-core";
import { expect } from "vitest";

interface FailingRequests {
  /** Number of failed requests so far. */
  readonly count: number;
  /** Presses "Try again" and lets requests through from then on. */
  tryAgain(): Promise<void>;
}

/**
 * Makes requests fail. A page retries by itself after some seconds, and its button "Try again" vanishes if that
 * succeeds. So the button is pressed while requests still fail.
 * @param url a pattern, as in `page.route`
 */
export async function failRequests(page: Page, url: string | RegExp): Promise<FailingRequests> {
  let count = 0;
  await page.route(url, async (route) => {
    await route.abort();
    count++;
  });
  return {
    get count() {
      return count;
    },
    async tryAgain() {
      const before = count;
      await page.getByRole("button", { name: "Try again" }).click();
      await expect.poll(() => count).toBeGreaterThan(before);
      await page.unroute(url);
      await page.evaluate(() => dispatchEvent(new Event("online")));
    },
  };
}
