import type { Page } from "playwright-core";
import { expect } from "vitest";

interface FailingRequests {
  readonly count: number;
  /** Presses "Try again", and lets requests succeed from then on. */
  tryAgain(): Promise<void>;
}

/**
 * `tryAgain` presses the button before requests succeed: the page also retries by itself, and a success removes the
 * button.
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
