import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { openSite, type TestSite } from "./kit/site.ts";

/** Maximum height of a gap, in px: the tallest choice, which is never cut, with its explanation and a margin. */
const LARGEST_GAP = 80;

/** Height of the "show more" button with a margin, in px. */
const SIGN = 30;

describe.skipIf(!executablePath)(`a panel that may be longer than the window${noBrowser}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite("canvas");
  });
  afterAll(() => site.close());

  async function isFolded(page: Page, height: number): Promise<boolean> {
    await page.setViewportSize({ width: 1000, height });
    return page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      for (let i = 0; i < 6; i++) await frame();
      return document.querySelector(".fold-more") !== null;
    });
  }

  test("is folded or not by its size alone, whatever its state before", async () => {
    const page = await site.page();
    await page.goto("/");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.locator("dialog .fold").waitFor();
    let height = 1400;
    expect(await isFolded(page, height)).toBe(false);
    while (!(await isFolded(page, height))) height -= 10;
    const heights = Array.from({ length: (2 * SIGN) / 5 }, (_, i) => height - SIGN + i * 5);
    const shrinking: boolean[] = [];
    for (const each of heights.toReversed()) shrinking.unshift(await isFolded(page, each));
    const growing: boolean[] = [];
    for (const each of heights) growing.push(await isFolded(page, each));
    expect(growing).toEqual(shrinking);
    expect(new Set(growing)).toEqual(new Set([true, false]));
    expect(site.errors).toEqual([]);
  });

  test("leaves no large gap where it would be cut: groups are cut between their parts", async () => {
    const page = await site.page();
    await page.goto("/");
    await page.waitForFunction(() => window.presses === undefined);
    await page.getByRole("button", { name: "Options" }).click();
    const area = page.locator("dialog .fold");
    await area.waitFor();
    await page.locator("dialog details").evaluateAll((folds) => {
      for (const fold of folds) if (fold instanceof HTMLDetailsElement) fold.open = true;
    });
    const gaps = () =>
      area.evaluate(({ style }) =>
        ["--over", "--under"].map((name) => Number.parseFloat(style.getPropertyValue(name))),
      );
    for (let height = 480; height <= 880; height += 40) {
      await page.setViewportSize({ width: 1366, height });
      for (const part of [0, 0.3, 0.6]) {
        await area.evaluate((at, share) => at.scrollTo(0, share * at.scrollHeight), part);
        await expect.poll(gaps).toEqual([expect.any(Number), expect.any(Number)]);
        await expect.poll(async () => Math.max(...(await gaps()))).toBeLessThanOrEqual(LARGEST_GAP);
      }
    }
    expect(site.errors).toEqual([]);
  });
});
