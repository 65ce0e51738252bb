import { describe, expect, it } from "vitest";
import * as art from "../../../client/games/arcanoid/art/index.ts";
import { BLEED, GROUNDS } from "../../../client/games/arcanoid/gallery/cards.ts";
import { drawDottedMark } from "../../../client/games/arcanoid/gallery/marks.ts";
import { FACES } from "../../../shared/games/arcanoid/cards.ts";
import { difference, gridOf, lookOf, numeralOf, type Part, readAmong, unlikeness } from "../../kit/looks.ts";

const THEMES = ["light", "dark", "contrast"] as const;

/** The part below the index, as fractions of the card's width. */
const PICTURE: Part = { left: 0.05, top: 0.46, width: 0.9, height: 1.08, columns: 18, rows: 22 };
/** The whole mark, with a margin of 1 px at a width of 19 px. */
const MARK: Part = { left: -1 / 19, top: -1 / 19, width: 21 / 19, height: 21 / 19, columns: 21, rows: 21 };

/**
 * Minimum mean ΔE, and minimum unlikeness of shapes. Six and seven coins have 3.2 and 0.12, two and four coins 4.0 and
 * 0.06.
 */
const APART = 3;
const UNLIKE = 0.05;
/** Minimum lead of a read mark over the next; the closest pair has 0.21. */
const MARGIN = 0.15;
const CONTRAST = 4.5;

const order = (length: number) => Array.from({ length }, (_, i) => i + 1);

describe("the sheet of the tarot", () => {
  it("no two cards have pictures that look alike", () => {
    const width = 104;
    const looks = FACES.map((face) =>
      lookOf(
        gridOf(
          {
            size: width,
            height: width * art.RATIO,
            margin: BLEED,
            density: 1,
            ground: GROUNDS.light,
            draw: (ctx) => art.drawCard(ctx, face, width, "light"),
          },
          PICTURE,
        ),
      ),
    );
    expect(looks).toHaveLength(78);
    const alike = looks.flatMap((a, i) =>
      looks.slice(i + 1).flatMap((b, j) => {
        const measured = [difference(a, b), unlikeness(a, b)] as const;
        return measured[0] < APART || measured[1] < UNLIKE ? [[i, i + j + 1, ...measured]] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  const marksOf = (theme: art.Theme, size: number, density: number) =>
    art.MARK_NAMES.map((name) =>
      numeralOf(
        gridOf(
          {
            size,
            margin: Math.round(size * 0.4),
            density,
            ground: GROUNDS[theme],
            draw: (ctx) => drawDottedMark(ctx, name, size, theme),
          },
          MARK,
        ),
      ),
    );

  it.each(THEMES)("every mark reads at 19 px, %s", (theme) => {
    const known = marksOf(theme, 19, 2);
    const small = marksOf(theme, 19, 1);
    const read = small.map((mark) => readAmong(known, mark));
    expect(read.map(({ number }) => number)).toEqual(order(13));
    expect(Math.min(...read.map(({ margin }) => margin))).toBeGreaterThan(MARGIN);
    expect(Math.min(...small.map(({ contrast }) => contrast))).toBeGreaterThanOrEqual(CONTRAST);
  });
});
