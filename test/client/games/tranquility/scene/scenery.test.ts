import { describe, expect, it } from "vitest";
import { NO_DRAFT } from "../../../../../client/games/tranquility/input/draft.ts";
import type { TranquilityPageLayout } from "../../../../../client/games/tranquility/scene/frame.ts";
import type { Match } from "../../../../../shared/engine/match/match.ts";
import { EXAMPLES } from "../../../../../shared/games/tranquility/boards/examples.ts";
import type { Space } from "../../../../../shared/games/tranquility/layouts.ts";
import type { State } from "../../../../../shared/games/tranquility/state.ts";
import { itemAt } from "../../../../kit/item-at.ts";
import { LocalMatch, optionsOf, playedOut } from "../../../harness/local-match.ts";
import { drawingOf } from "../drawing.ts";
import { laidOut, pageOf } from "../pages.ts";
import { SIZES } from "../staged.ts";

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

const frameOf = ({ width, height, seats, moment, extra }: (typeof TABLES)[number]): TranquilityPageLayout =>
  pageOf({
    viewport: { width, height },
    seats,
    toll: moment === "toll",
    stay: moment === "story" ? "result" : "playing",
    extra,
  });

describe("the way over the sea", () => {
  const wayIn = (match: Match<State>, size = { width: 1440, height: 900 }) => {
    const { pieces, frame } = laidOut({ match, seat: 0, viewport: size, draft: NO_DRAFT });
    const way = pieces.get("way");
    const drawing = way && drawingOf(way);
    const points = drawing?.of === "path" ? drawing.stretches : undefined;
    return { way, frame, rows: points?.map((row) => row.map(([x, y]) => ({ x: way!.x + x, y: way!.y + y }))) };
  };
  const dealt = (mode: "standard" | "arch" | "pyramid" | "day-night" = "standard") =>
    new LocalMatch(1, 3, optionsOf(mode, {})).match;

  it("leads from the harbour through every row to the lighthouse, as long as the sea is empty", () => {
    const { rows, frame } = wayIn(dealt());
    expect(rows).toHaveLength(6);
    const [first, last] = [rows!.at(0)!, rows!.at(-1)!];
    expect(Math.hypot(itemAt(first, 0).x - frame.start!.x, itemAt(first, 0).y - frame.start!.y)).toBeLessThan(1);
    expect(Math.hypot(last.at(-1)!.x - frame.finish!.x, last.at(-1)!.y - frame.finish!.y)).toBeLessThan(1);
    for (const row of rows!) expect(row.map(({ x }) => x)).toEqual(row.map(({ x }) => x).toSorted((a, b) => a - b));
    const heights = rows!.map((row) => itemAt(row, 2).y);
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  });

  it.each([
    ["stays on a board of players whose line turns back", (row: readonly Space[]) => row.toReversed(), true],
    ["disappears on one whose rows all go to the right", (row: readonly Space[]) => row, false],
  ] as const)("%s", (_, turned, stays) => {
    const { lines, ...rest } = itemAt(EXAMPLES, 1);
    const cells = itemAt(lines, 0).cells;
    const board = {
      ...rest,
      lines: [{ cells: [...cells.slice(0, 6), ...turned(cells.slice(6, 12)), ...cells.slice(12)] }],
    };
    const match = new LocalMatch(1, 3, { mode: "board", board });
    while (match.match.table.board.every((placed) => placed === undefined)) match.playOne();
    expect(wayIn(match.match).rows !== undefined).toBe(stays);
  });

  it("disappears with the first island", () => {
    const match = new LocalMatch(1, 3, optionsOf("standard", {}));
    while (match.match.table.board.every((placed) => placed === undefined)) match.playOne();
    expect(wayIn(match.match).way).toBeUndefined();
  });

  it("stays under the cards of a pyramid on a phone, whose rows run up the screen, until the match ends", () => {
    const phone = { width: 390, height: 844 };
    const pyramid = new LocalMatch(1, 3, optionsOf("pyramid", {}));
    while (pyramid.match.table.board.every((placed) => placed === undefined)) pyramid.playOne();
    expect(wayIn(pyramid.match, phone).rows).toHaveLength(5);
    expect(wayIn(pyramid.match).way).toBeUndefined();
    expect(wayIn(playedOut(1, 3, optionsOf("pyramid", {})).match, phone).way).toBeUndefined();
  });

  it("follows each open line, on every board and in every orientation", () => {
    expect(wayIn(dealt("arch")).rows).toHaveLength(6);
    expect(wayIn(dealt("pyramid")).rows).toHaveLength(5);
    expect(wayIn(dealt("day-night")).rows).toHaveLength(6);
    const { rows } = wayIn(dealt("pyramid"), { width: 390, height: 844 });
    expect(
      rows!
        .map((row) => row.length)
        .toSorted((a, b) => a - b)
        .at(-1),
    ).toBeGreaterThanOrEqual(11);
  });
});

describe("a price of nothing", () => {
  it("is a word on the space and on the card that is aimed at it", () => {
    const { match } = new LocalMatch(1, 3);
    const card = itemAt(match.table.hands, 0).find((held) => match.table.faces[held]?.startsWith("i"))!;
    const draft = {
      ...NO_DRAFT,
      chosen: card,
      spaces: new Map([
        [3, 0],
        [4, 2],
      ] as const),
      target: 8,
    };
    const at = (free?: string) =>
      laidOut({ match, seat: 0, viewport: { width: 1440, height: 900 }, draft, ...(free ? { free } : {}) }).pieces;
    const shown = (key: string, free?: string) => drawingOf(at(free).get(key)!);
    expect(shown("legal:3", "Free")).toEqual({ of: "legal", label: { word: "Free" } });
    expect(shown("legal:4", "Free")).toEqual({ of: "legal", label: 2 });
    expect(shown("price", "Free")).toEqual({ of: "sum", text: "Free" });
    expect(shown("legal:3")).toEqual({ of: "legal", label: 0 });
    expect(shown("price")).toEqual({ of: "price", cost: 0 });
  });
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

/** The island `number` lies wrong side up in the first row. */
function wrongly(number: number): Match<State> {
  const { match } = new LocalMatch(2, 1, optionsOf("day-night"));
  const board = match.table.board.slice();
  board[0] = { card: 1000, number, by: 0, side: match.table.layout.night!.includes(0) ? "day" : "night" };
  return { ...match, table: { ...match.table, board } };
}

describe.each([3, 28, 40, 41, 55, 76])("island %i, wrong side up", (number) => {
  it.each(SIZES)(
    "has its mark away from sun and moon, and the last move beside it, at $width x $height",
    (viewport) => {
      const last = { cell: 0, seat: 0 };
      const { pieces } = laidOut({ match: wrongly(number), seat: 0, viewport, draft: NO_DRAFT, last });
      const [card, mark, flag] = [pieces.get(1000)!, pieces.get("wrong:0")!, pieces.get("last:0")!];
      const isLeft = number > 40;
      expect(mark.x < card.x).toBe(isLeft);
      expect(flag.x < card.x).toBe(!isLeft);
    },
  );
});

it("a beam shines under every panel", () => {
  const { match } = playedOut(3, 8, optionsOf("standard", { galateia: true }));
  const { pieces } = laidOut({ match, seat: 0, viewport: itemAt(SIZES, 0), draft: NO_DRAFT });
  const beam = pieces.get("beam")!;
  for (const [key, { z }] of pieces) {
    if (!/^(sea|islet|deep):/.test(String(key)) && key !== "beam") expect(z).toBeGreaterThan(beam.z);
  }
});
