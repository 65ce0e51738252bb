import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { byStrength, firstAtGate } from "../kit/strength.ts";
import { browserOf, closePages, executablePath, noBrowser } from "./kit/chromium.ts";
import {
  difference,
  gridsOf,
  type Look,
  lookOf,
  NUMERAL,
  numeralOf,
  PICTURE,
  readAmong,
  unlikeness,
} from "./kit/looks.ts";
import { openSheet, type Sheet, serveSheet } from "./kit/sheet.ts";

/** Islands are drawn alike in all themes, but for their edges and the colours of numerals. */
const THEMES = byStrength<readonly ("light" | "dark" | "contrast")[]>({
  quick: ["light"],
  gate: ["light"],
  nightly: ["light", "dark", "contrast"],
});
const SIDES = firstAtGate(1, ["day", "night"] as const);
const SHEETS = THEMES.flatMap((theme) => SIDES.map((side) => ({ side, theme })));

/**
 * The least that two pictures must differ. A picture at another density differs from itself by 1.3 and 0.012; half of all pairs
 * are further apart than 36 (by night 17) and 0.45. Two hills of one shape that were mistaken for each other had 4.8, 3.2 by
 * night, and 0.04.
 */
const APART = { day: 4.9, night: 3.4 } as const;
const UNLIKE = 0.08;
const SAME = { difference: 2, unlikeness: 0.03 };

/** The next nearest number is this much further: tens differ in half of their ink. */
const MARGIN = 0.05;

const CONTRAST = 4.5;

describe.skipIf(!executablePath)(`the sheet of all cards${noBrowser}`, () => {
  let sheet: Sheet;
  let browser: Browser;
  let page: Page;
  let dense: Page;
  const errors: string[] = [];
  beforeAll(async () => {
    [sheet, browser] = await Promise.all([serveSheet(0, "tranquility"), browserOf("canvas")]);
    page = await openSheet(browser, sheet, 1, errors);
    dense = await openSheet(browser, sheet, 2, errors);
  });
  afterAll(async () => {
    await closePages(browser);
    await sheet?.close();
  });

  const looksOf = async (from: Page, { side, theme }: (typeof SHEETS)[number]): Promise<readonly Look[]> =>
    (await gridsOf(from, `islands-by-${side}-${theme}-98-px`, PICTURE)).map(lookOf);

  it("is drawn without an error", () => {
    expect(errors).toEqual([]);
  });

  it.each(SHEETS)("no two islands look alike by $side, $theme", async (which) => {
    const looks = await looksOf(page, which);
    expect(looks).toHaveLength(80);
    const alike = looks.flatMap((a, i) =>
      looks.slice(i + 1).flatMap((b, j) => {
        const measured = [difference(a, b), unlikeness(a, b)] as const;
        return measured[0] < APART[which.side] || measured[1] < UNLIKE ? [[i + 1, i + j + 2, ...measured]] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it.each(SIDES)("an island looks alike by %s wherever it is seen", async (side) => {
    const looks = await looksOf(page, { side, theme: "light" });
    for (const [i, elsewhere] of (await looksOf(dense, { side, theme: "dark" })).entries()) {
      expect(difference(looks[i]!, elsewhere)).toBeLessThan(SAME.difference);
      expect(unlikeness(looks[i]!, elsewhere)).toBeLessThan(SAME.unlikeness);
    }
  });

  it.each(SHEETS)("every numeral reads at 36 px by $side, $theme", async ({ side, theme }) => {
    const section = `islands-by-${side}-${theme}-36-px`;
    const known = (await gridsOf(dense, section, NUMERAL)).map(numeralOf);
    const small = (await gridsOf(page, section, NUMERAL)).map(numeralOf);
    const read = small.map((numeral) => readAmong(known, numeral));
    expect(read.map(({ number }) => number)).toEqual(Array.from({ length: 80 }, (_, i) => i + 1));
    expect(Math.min(...read.map(({ margin }) => margin))).toBeGreaterThan(MARGIN);
    expect(Math.min(...small.map(({ contrast }) => contrast))).toBeGreaterThanOrEqual(CONTRAST);
  });
});
