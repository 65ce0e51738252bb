import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PageAreas, Rect } from "../../../../../../client/contract/layout.ts";
import { extraOf } from "../../../../../../client/games/tranquility/scene/page/occasion.ts";
import { isSloping } from "../../../../../../client/games/tranquility/scene/page/traits.ts";
import type { BoardDefinition } from "../../../../../../shared/games/tranquility/boards/definition.ts";
import { type Layout, layoutOf, type Space } from "../../../../../../shared/games/tranquility/layouts.ts";
import { validBoards } from "../../../../../kit/boards.ts";
import { byStrength, samples } from "../../../../../kit/strength.ts";
import { areasIn, type PageCase, pageOf } from "../../pages.ts";

type BoardPage = Required<Pick<PageCase, "viewport" | "board" | "seats" | "extra">>;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

interface Bounds {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

const boundsOf = (spaces: readonly Space[]): Bounds => ({
  xs: [Math.min(...spaces.map(({ x }) => x)), Math.max(...spaces.map(({ x }) => x))],
  ys: [Math.min(...spaces.map(({ y }) => y)), Math.max(...spaces.map(({ y }) => y))],
});

/** The spaces that the grid draws, and whether the finish is one of them: with its x or y inside the others' range. */
function tilesIn({ cells, finish }: Layout): { readonly tiles: readonly Space[]; readonly isCrowned: boolean } {
  const { xs, ys } = boundsOf(cells);
  const isInside = (at: number, [low, high]: readonly number[]) => low! < at && at < high!;
  const isCrowned = finish !== undefined && (isInside(finish.x, xs) || isInside(finish.y, ys));
  return { tiles: isCrowned ? [...cells, finish] : cells, isCrowned };
}

/** What other things need around the spaces: px, and for ends on a desktop or tablet, spaces. */
interface Needs {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly before?: number;
  readonly after?: number;
}

const NONE: Needs = { top: 0, bottom: 0, left: 0, right: 0 };

/** Each way in which a page may divide the board's area. */
function waysIn({ board, extra }: BoardPage, { shape, rects }: PageAreas): readonly Needs[] {
  const { isCrowned } = tilesIn(board);
  const isDuel = extra === "row";
  const hasBoats = board.frame.length > 0;
  const hasStart = !isDuel && board.start !== undefined;
  const hasFinish = !isDuel && board.finish !== undefined && !isCrowned;
  const area = rects.board;
  if (shape === "landscape") {
    if (isDuel)
      return [
        { ...NONE, right: 64 },
        { ...NONE, top: 56 },
      ];
    return extra === "explorers"
      ? [
          { ...NONE, top: 76 },
          { ...NONE, left: 148 },
        ]
      : [NONE];
  }
  if (shape === "portrait") {
    const over = isDuel ? 56 : extra === "explorers" ? 76 : 0;
    const height = area.height - over;
    const above = hasFinish ? clamp(height * 0.115, 29, 56) : hasBoats && !isDuel ? 34 : 4;
    return [{ ...NONE, top: over + above, bottom: hasStart ? clamp(height * 0.12, 34, 60) : hasBoats ? 24 : 8 }];
  }
  const row = isDuel ? clamp(area.width * 0.13, 92, 116) + 20 : 0;
  const lane = clamp(area.height * 0.0625, 28, 44);
  const beside = hasBoats ? lane + 10 : 0;
  const around = hasBoats || hasStart || hasFinish ? lane : 0;
  return [
    {
      ...{ top: around, bottom: around, left: beside, right: beside + row },
      ...{ before: hasStart ? 0.9 : 0, after: hasFinish ? 0.9 : 0 },
    },
  ];
}

/** Steps of size and place that are tried, in px and in parts of the room. */
const STEP = 0.25;
const PARTS = [0, 0.25, 0.5, 0.75, 1];

/** The largest size of the spaces of a board in an area, of all sizes and places. */
function largestIn(board: Layout, area: Rect, needs: Needs, others: readonly Rect[]): number {
  const { tiles } = tilesIn(board);
  const { xs, ys } = boundsOf(tiles);
  const [columns, rows] = [xs[1]! - xs[0]! + 1, ys[1]! - ys[0]! + 1];
  for (let size = 140; size > 1; size -= STEP) {
    const gap = Math.max(4, size * 0.062);
    const step = size + gap;
    const left = Math.max(needs.left, (needs.before ?? 0) * size);
    const right = Math.max(needs.right, (needs.after ?? 0) * size);
    const across = area.width - left - right - (columns * step - gap);
    const down = area.height - needs.top - needs.bottom - (rows * step - gap);
    if (across < 0 || down < 0) continue;
    const isFree = (x: number, y: number): boolean =>
      !tiles.some((tile) => {
        const [tileX, tileY] = [x + (tile.x - xs[0]!) * step, y + (ys[1]! - tile.y) * step];
        return others.some(
          (other) =>
            tileX < other.x + other.width + 4 &&
            other.x < tileX + size + 4 &&
            tileY < other.y + other.height + 4 &&
            other.y < tileY + size + 4,
        );
      });
    const places = PARTS.flatMap((x) => PARTS.map((y) => [x * across, y * down] as const));
    if (places.some(([x, y]) => isFree(area.x + left + x, area.y + needs.top + y))) return size;
  }
  return 0;
}

const turned = ({ x, y }: Space): Space => ({ x: y, y: x });

/** The board, and for an upright phone also a wide board turned sideways. */
function orientationsOf({ board, extra }: BoardPage, { shape }: PageAreas): readonly Layout[] {
  const { xs, ys } = boundsOf(tilesIn(board).tiles);
  if (shape !== "portrait" || extra === "dial" || xs[1]! - xs[0]! <= ys[1]! - ys[0]!) return [board];
  const { cells, finish } = board;
  return [board, { ...board, cells: cells.map(turned), ...(finish ? { finish: turned(finish) } : {}) }];
}

/** The largest size of spaces that any arrangement of the page gives, in px. */
function bestOf(page: BoardPage): number {
  const areas = areasIn(page);
  const { tools, log } = areas.rects;
  const others = areas.shape === "desktop" || areas.shape === "tablet" ? [tools, log] : [];
  return Math.max(
    ...orientationsOf(page, areas).flatMap((board) =>
      waysIn(page, areas).map((needs) => largestIn(board, areas.rects.board, needs, others)),
    ),
  );
}

function pageFrom(definition: BoardDefinition, viewport: PageCase["viewport"], more: number): BoardPage {
  const [least, most] = definition.rules.seats;
  const extra = extraOf({ mode: "board", board: definition });
  return { viewport, board: layoutOf(definition), extra, seats: Math.min(most, least + more) };
}

/** A mountain is as wide as its window, and has a page of its own. */
const boards = validBoards.filter((definition) => !isSloping(layoutOf(definition)));

const windows = fc.oneof(
  fc.record({ width: fc.integer({ min: 1000, max: 2560 }), height: fc.integer({ min: 600, max: 1440 }) }),
  fc.record({ width: fc.integer({ min: 320, max: 500 }), height: fc.integer({ min: 568, max: 960 }) }),
  fc.record({ width: fc.integer({ min: 667, max: 932 }), height: fc.integer({ min: 340, max: 430 }) }),
);

describe("the spaces of any board", () => {
  it("have at least 95 % of the largest size in whole px that the page allows", () => {
    const property = fc.property(boards, windows, fc.nat(4), (definition, viewport, more) => {
      const page = pageFrom(definition, viewport, more);
      const best = bestOf(page);
      expect(pageOf(page).cell).toBeGreaterThanOrEqual(Math.min(0.95 * best, Math.floor(best)));
    });
    fc.assert(property, { numRuns: byStrength({ quick: 100, gate: 200, nightly: 5000 }) });
  });

  it("are at least 28 px on a phone, upright and on its side", () => {
    const phones = fc.constantFrom({ width: 390, height: 844 }, { width: 844, height: 390 });
    const property = fc.property(validBoards, phones, fc.nat(4), (definition, viewport, more) => {
      expect(pageOf(pageFrom(definition, viewport, more)).cell).toBeGreaterThanOrEqual(28);
    });
    fc.assert(property, { numRuns: samples(1200) });
  });
});
