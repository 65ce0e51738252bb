import { describe, expect, it } from "vitest";
import * as art from "../../../client/games/tranquility/art/index.ts";
import { itemAt } from "../../kit/item-at.ts";
import {
  difference,
  gridOf,
  type Look,
  lookOf,
  NUMERAL,
  numeralOf,
  type Part,
  PICTURE,
  readAmong,
  unlikeness,
} from "../../kit/looks.ts";
import { byStrength, firstAtGate } from "../../kit/strength.ts";

/** Themes change only the edge, the plate and the number of a card. */
const THEMES = byStrength<readonly art.Theme[]>({
  quick: ["light"],
  gate: ["light"],
  nightly: ["light", "dark", "contrast"],
});
const SIDES = firstAtGate(1, ["day", "night"] as const);
const SHEETS = THEMES.flatMap((theme) => SIDES.map((side) => ({ side, theme })));

/**
 * Minimum difference of two pictures, and minimum unlikeness of their shapes. The closest pair has 5.0 by day, 3.6 by
 * night, and 0.11. Two hills that people mistook for each other had 4.8 (3.2 by night) and 0.04. The same picture at
 * another density has 1.4 and 0.013.
 */
const APART = { day: 4.9, night: 3.4 } as const;
const UNLIKE = 0.1;
const SAME = { difference: 2, unlikeness: 0.02 };

/**
 * Minimum lead of a read numeral over the next. The closest pair has 0.075: multiples of ten share half of their ink.
 */
const MARGIN = 0.06;

const CONTRAST = 4.5;

type Sheet = (typeof SHEETS)[number];

const gridsOf = ({ side, theme }: Sheet, size: number, density: number, part: Part) =>
  art.GAZETTEER.map(({ number }) =>
    gridOf(
      {
        size,
        margin: 6,
        density,
        ground: art.SEAS[theme].base,
        draw(ctx) {
          art.drawShadow(ctx, size, theme);
          art.drawIslandCard(ctx, number, size, side, theme);
        },
      },
      part,
    ),
  );

const looksOf = (sheet: Sheet, density = 1): readonly Look[] => gridsOf(sheet, 98, density, PICTURE).map(lookOf);

describe("the sheet of all cards", () => {
  it.each(SHEETS)("no two islands look alike by $side, $theme", (sheet) => {
    const looks = looksOf(sheet);
    expect(looks).toHaveLength(80);
    const alike = looks.flatMap((a, i) =>
      looks.slice(i + 1).flatMap((b, j) => {
        const measured = [difference(a, b), unlikeness(a, b)] as const;
        return measured[0] < APART[sheet.side] || measured[1] < UNLIKE ? [[i + 1, i + j + 2, ...measured]] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it.each(SIDES)("an island looks alike by %s wherever it is seen", (side) => {
    const looks = looksOf({ side, theme: "light" });
    for (const [i, elsewhere] of looksOf({ side, theme: "dark" }, 2).entries()) {
      expect(difference(itemAt(looks, i), elsewhere)).toBeLessThan(SAME.difference);
      expect(unlikeness(itemAt(looks, i), elsewhere)).toBeLessThan(SAME.unlikeness);
    }
  });

  it.each(SHEETS)("every numeral reads at 36 px by $side, $theme", (sheet) => {
    const known = gridsOf(sheet, 36, 2, NUMERAL).map(numeralOf);
    const small = gridsOf(sheet, 36, 1, NUMERAL).map(numeralOf);
    const read = small.map((numeral) => readAmong(known, numeral));
    expect(read.map(({ number }) => number)).toEqual(Array.from({ length: 80 }, (_, i) => i + 1));
    expect(Math.min(...read.map(({ margin }) => margin))).toBeGreaterThan(MARGIN);
    expect(Math.min(...small.map(({ contrast }) => contrast))).toBeGreaterThanOrEqual(CONTRAST);
  });
});
