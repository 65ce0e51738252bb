import { describe, expect, it } from "vitest";
import type { Extra, Frame } from "../../../client/games/tranquility/frames/frame.ts";
import { frameFor } from "../../../client/games/tranquility/frames/frames.ts";
import { layout } from "../../../client/games/tranquility/layout.ts";
import { NO_WISH } from "../../../client/games/tranquility/wish.ts";
import type { Match } from "../../../shared/engine/match.ts";
import { GRID } from "../../../shared/games/tranquility/layouts.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { LocalMatch, optionsOf, playedOut } from "../harness/local-match.ts";
import { SIZES } from "./staged.ts";

const WIDE = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

const TABLES = WIDE.flatMap((viewport) =>
  [1, 5].flatMap((seats) =>
    (["play", "toll", "story"] as const).flatMap((moment) =>
      ([undefined, "dial"] as const).map((extra) => ({ ...viewport, seats, moment, extra })),
    ),
  ),
);

const frameOf = ({ width, height, seats, moment, extra }: (typeof TABLES)[number]): Frame =>
  frameFor({
    viewport: { width, height },
    board: GRID,
    seats,
    seat: 0,
    toll: moment === "toll",
    told: moment === "story",
    ...(extra ? { extra: extra satisfies Extra } : {}),
  });

describe.each(TABLES)("the home shore at $width x $height for $seats, $moment, $extra", (table) => {
  const { start, sea, dial, regions } = frameOf(table);

  it("runs from left to right, without a kink", () => {
    const xs = sea.shore.map(([x]) => x);
    for (const [i, x] of xs.entries()) expect(x - (xs[i - 1] ?? x - 30)).toBeGreaterThanOrEqual(20);
  });

  it("reaches up to the harbour", () => {
    const peak = Math.min(...sea.shore.map(([, y]) => y));
    expect(Math.abs(peak - start!.y)).toBeLessThan(start!.size / 2);
  });

  it("leaves the dial and its words in the water", () => {
    if (!dial || !regions.side) return;
    const { x, y, width, height } = regions.side;
    const under = sea.shore.filter(([at]) => at < x + width);
    for (const [, shore] of under) expect(shore).toBeGreaterThan(y + height);
  });
});

/** An island of day and night that lies wrong side up in the first row, as the last that was placed. */
function wrongly(number: number): Match<State> {
  const { match } = new LocalMatch(2, 1, optionsOf("day-night"));
  const board = match.table.board.slice();
  board[0] = { card: 1000, number, by: 0, side: match.table.layout.night!.includes(0) ? "day" : "night" };
  return { ...match, table: { ...match.table, board } };
}

describe.each([3, 28, 40, 41, 55, 76])("island %i, wrong side up", (number) => {
  it.each(SIZES)(
    "wears its mark away from sun and moon, and the last move beside it, at $width x $height",
    (viewport) => {
      const last = { cell: 0, seat: 0 };
      const { pieces } = layout({ match: wrongly(number), seat: 0, viewport, wish: NO_WISH, last });
      const [card, mark, flag] = [pieces.get(1000)!, pieces.get("wrong:0")!, pieces.get("last:0")!];
      const isLeft = number > 40;
      expect(mark.x < card.x).toBe(isLeft);
      expect(flag.x < card.x).toBe(!isLeft);
    },
  );
});

it("a beam shines under every panel", () => {
  const { match } = playedOut(3, 8, optionsOf("standard", { galateia: true }));
  const { pieces } = layout({ match, seat: 0, viewport: SIZES[0]!, wish: NO_WISH });
  const beam = pieces.get("beam")!;
  for (const [key, { z }] of pieces) {
    if (!/^(sea|islet|deep):/.test(String(key)) && key !== "beam") expect(z).toBeGreaterThan(beam.z);
  }
});
