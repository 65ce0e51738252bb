import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browserOf, closePages, executablePath, noBrowser } from "./kit/chromium.ts";
import { difference, gridsOf, lookOf, numeralOf, type Part, readAmong, unlikeness } from "./kit/looks.ts";
import { openSheet, type Sheet, serveSheet } from "./kit/sheet.ts";

const THEMES = ["light", "dark", "contrast"] as const;

/** All of a card below its index, in fractions of its width. */
const PICTURE: Part = { left: 0.05, top: 0.46, width: 0.9, height: 1.08, columns: 18, rows: 22 };
/** A whole mark, in px of one 19 px wide, with a little of its ground. */
const MARK: Part = { left: -1 / 19, top: -1 / 19, width: 21 / 19, height: 21 / 19, columns: 21, rows: 21 };

/**
 * The least that two pictures must differ: the mean ΔE of their cells, and how unlike their shapes are.
 * The nearest two, six coins and seven, have 3.2 and 0.12: they differ by one coin.
 */
const APART = 3;
const UNLIKE = 0.02;
/** The next nearest mark is this much further. */
const MARGIN = 0.02;
const CONTRAST = 4.5;

const order = (length: number) => Array.from({ length }, (_, i) => i + 1);

describe.skipIf(!executablePath)(`the sheet of the tarot${noBrowser}`, () => {
  let sheet: Sheet;
  let browser: Browser;
  let page: Page;
  let dense: Page;
  const errors: string[] = [];
  beforeAll(async () => {
    [sheet, browser] = await Promise.all([serveSheet(0, "arcanoid"), browserOf("canvas")]);
    page = await openSheet(browser, sheet, 1, errors);
    dense = await openSheet(browser, sheet, 2, errors);
  });
  afterAll(async () => {
    if (browser) await closePages(browser);
    await sheet?.close();
  });

  it("is drawn without an error", () => {
    expect(errors).toEqual([]);
  });

  it("no two cards have pictures that look alike", async () => {
    const looks = (await gridsOf(page, "cards-light-104-px", PICTURE)).map(lookOf);
    expect(looks).toHaveLength(78);
    const alike = looks.flatMap((a, i) =>
      looks.slice(i + 1).flatMap((b, j) => {
        const measured = [difference(a, b), unlikeness(a, b)] as const;
        return measured[0] < APART || measured[1] < UNLIKE ? [[i, i + j + 1, ...measured]] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it.each(THEMES)("every mark reads at 19 px, %s", async (theme) => {
    const section = `marks-${theme}-19-px`;
    const known = (await gridsOf(dense, section, MARK)).map(numeralOf);
    const small = (await gridsOf(page, section, MARK)).map(numeralOf);
    const read = small.map((mark) => readAmong(known, mark));
    expect(read.map(({ number }) => number)).toEqual(order(13));
    expect(Math.min(...read.map(({ margin }) => margin))).toBeGreaterThan(MARGIN);
    expect(Math.min(...small.map(({ contrast }) => contrast))).toBeGreaterThanOrEqual(CONTRAST);
  });
});
