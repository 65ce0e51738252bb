import type { Page } from "playwright-core";
import { expect } from "vitest";

interface FailingRequests {
  /** Number of failed requests so far. */
  readonly count: number;
  /** Presses "Try again", which sends another request, and lets requests through from then on. */
  tryAgain(): Promise<void>;
}

/**
 * Makes requests of a page to some address fail. A page retries by itself some seconds after a failure, so "Try again"
 * is pressed while requests still fail: it cannot vanish before it is pressed.
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
