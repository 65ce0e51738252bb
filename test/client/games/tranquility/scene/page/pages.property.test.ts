import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boatsIn } from "../../../../../../client/games/tranquility/scene/boats.ts";
import { fanOut } from "../../../../../../client/games/tranquility/scene/fan.ts";
import type { Rect, Square, TranquilityPageLayout } from "../../../../../../client/games/tranquility/scene/frame.ts";
import {
  CELL,
  cellFor,
  extentOf,
  sizeOf,
  squaresOf,
} from "../../../../../../client/games/tranquility/scene/measure.ts";
import { gridAt, isNear, tilesOf } from "../../../../../../client/games/tranquility/scene/page/areas.ts";
import { extraOf } from "../../../../../../client/games/tranquility/scene/page/occasion.ts";
import { isSloping } from "../../../../../../client/games/tranquility/scene/page/traits.ts";
import { rectOf } from "../../../../../../client/games/tranquility/scene/view.ts";
import { ARCH, GRID, PYRAMID } from "../../../../../../shared/games/tranquility/boards/official.ts";
import { layoutOf } from "../../../../../../shared/games/tranquility/layouts.ts";
import { validBoards } from "../../../../../kit/boards.ts";
import { samples } from "../../../../../kit/strength.ts";
import { areasIn, type PageCase, pageOf } from "../../pages.ts";
import { contains, inside, overlap } from "../../rects.ts";

const TABLES: readonly Pick<PageCase, "board" | "extra">[] = [
  { board: GRID },
  { board: ARCH },
  { board: PYRAMID, extra: "explorers" },
  { board: GRID, extra: "dial" },
  { board: GRID, extra: "row" },
];

function thingsOf({ regions, explorers, row, quay, start, finish }: TranquilityPageLayout): [string, Rect][] {
  const { tools, plaques, log, actions, hand } = regions;
  const isWide = regions.shape === "desktop" || regions.shape === "tablet";
  const all: [string, Rect | undefined][] = [
    ...plaques.map((plaque, seat): [string, Rect] => [`plaque ${seat}`, plaque]),
    ...(explorers?.panels ?? []).map((panel, i): [string, Rect] => [`explorers ${i}`, panel]),
    ["log", log],
    ["actions", actions],
    ["hand", quay ? undefined : hand],
    ["quay", quay],
    ["row", row?.panel],
    ["tools", isWide ? tools : undefined],
    ["start", start && rectOf(start)],
    ["finish", finish && rectOf(finish)],
  ];
  return all.filter((entry): entry is [string, Rect] => entry[1] !== undefined);
}

function faultsOf(page: TranquilityPageLayout, isOnTop: boolean): string[] {
  const { width, height } = page.viewport;
  const spaces = squaresOf(page).map(rectOf);
  const things = thingsOf(page);
  // A finish on top of the board may overlap its spaces.
  const covered = things
    .filter(([name]) => !(isOnTop && name === "finish"))
    .filter(([, thing]) => spaces.some((space) => overlap(space, thing)))
    .map(([name]) => `${name} covers spaces`);
  const outside = [...things, ...spaces.map((space): [string, Rect] => ["space", space])]
    .filter(([, thing]) => !inside(thing, width, height))
    .map(([name]) => `${name} leaves the window`);
  const panels = things.filter(([name]) => /plaque|explorers|row|log|actions|hand|quay/.test(name));
  const pairs = panels.flatMap(([a, one], i) =>
    panels.slice(i + 1).flatMap(([b, other]) => (overlap(one, other) ? [`${a} overlaps ${b}`] : [])),
  );
  return [...covered, ...outside, ...pairs];
}

/** A boat's picture does not fill its square. */
const insideOf = ({ x, y, size }: Square): Rect => rectOf({ x, y, size: size - 6 });

/** The overlaps of panels with the things on the water, in words. */
function coveredIn(page: TranquilityPageLayout): string[] {
  const { start, finish, explorers, regions } = page;
  const { log, actions, tools, plaques, shape } = regions;
  const onWater: [string, Rect][] = [
    ...boatsIn(page).map(({ slot, at }): [string, Rect] => [`boat ${slot}`, insideOf(at)]),
    ...(start ? [["harbour", rectOf(start)] as [string, Rect]] : []),
    ...(finish ? [["finish", rectOf(finish)] as [string, Rect]] : []),
    ...(explorers?.panels ?? []).map((panel): [string, Rect] => ["deck", panel]),
  ];
  const panels: [string, Rect][] = [
    ["log", log],
    ["actions", actions],
    // The tools of an upright phone are at both ends of the title.
    ...(shape === "portrait" ? [] : [["tools", tools] as [string, Rect]]),
    ...plaques.map((plaque): [string, Rect] => ["plaque", plaque]),
  ];
  return onWater.flatMap(([thing, one]) =>
    panels.flatMap(([panel, other]) => (overlap(one, other) ? [`${panel} overlaps ${thing}`] : [])),
  );
}

const windows = fc.oneof(
  fc.record({ width: fc.integer({ min: 1000, max: 2560 }), height: fc.integer({ min: 600, max: 1440 }) }),
  fc.record({ width: fc.integer({ min: 320, max: 500 }), height: fc.integer({ min: 568, max: 960 }) }),
  fc.record({ width: fc.integer({ min: 667, max: 932 }), height: fc.integer({ min: 340, max: 430 }) }),
);

describe("the page of any board", () => {
  it("overlaps nothing, with spaces as large as there is room, and a hand for fingers", () => {
    const property = fc.property(validBoards, windows, fc.nat(4), fc.boolean(), (definition, viewport, more, toll) => {
      const board = layoutOf(definition);
      const [least, most] = definition.rules.seats;
      const seats = Math.min(most, least + more);
      const extra = extraOf({ mode: "board", board: definition });
      const given = { viewport, board, extra, seats };
      const page = pageOf({ ...given, toll: toll && definition.rules.toll !== undefined && board.start !== undefined });
      // On the smallest phones, a large board has no room between explorers and quay.
      if (page.cell === CELL.least) return;
      expect(faultsOf(page, true)).toEqual([]);
      const area = areasIn(given).rects.board;
      const { columns, rows } = extentOf(page.on);
      // Both ends, the boats and a mode's additions take at most the subtracted space.
      const allowed = cellFor(page.on, {
        width: (area.width * columns) / (columns + 1.8) - 110,
        height: area.height - 250,
      });
      expect(page.cell).toBeGreaterThanOrEqual(Math.min(28, allowed));
      expect(rows).toBeGreaterThan(0);
      for (const { strip } of fanOut(5, page.fan))
        expect(Math.min(strip.width, strip.height)).toBeGreaterThanOrEqual(30);
    });
    fc.assert(property, { numRuns: samples(500) });
  });

  it("keeps boats, harbour, finish and deck clear of panels", () => {
    const property = fc.property(validBoards, windows, fc.nat(4), fc.boolean(), (definition, viewport, more, toll) => {
      const board = layoutOf(definition);
      const [least, most] = definition.rules.seats;
      const seats = Math.min(most, least + more);
      const extra = extraOf({ mode: "board", board: definition });
      const hasToll = toll && definition.rules.toll !== undefined && board.start !== undefined;
      const page = pageOf({ viewport, board, extra, seats, toll: hasToll });
      if (page.cell === CELL.least) return;
      expect(coveredIn(page)).toEqual([]);
    });
    fc.assert(property, { numRuns: samples(1200) });
  });

  it("has the largest spaces with which a board keeps clear of other things", () => {
    const rooms = fc.record({
      x: fc.nat(200),
      y: fc.nat(200),
      width: fc.integer({ min: 300, max: 1400 }),
      height: fc.integer({ min: 300, max: 900 }),
    });
    const others = fc.array(fc.record({ x: fc.nat(1400), y: fc.nat(900), width: fc.nat(120), height: fc.nat(120) }), {
      maxLength: 3,
    });
    const property = fc.property(validBoards, rooms, others, (definition, room, panels) => {
      const board = layoutOf(definition);
      const grid = gridAt(board, room, { above: 0.5, clearOf: () => panels });
      const size = sizeOf(board, grid.cell + 1);
      const isLargest = size.width > room.width || size.height > room.height || grid.cell >= CELL.most;
      if (grid.cell > CELL.least) {
        expect(contains(room, grid.board)).toBe(true);
        for (const tile of tilesOf(grid)) expect(panels.some((panel) => isNear(tile, panel))).toBe(false);
      }
      // Without other things, only the room limits the spaces.
      if (panels.length === 0 && grid.cell > CELL.least) expect(isLargest).toBe(true);
    });
    fc.assert(property, { numRuns: samples(500) });
  });
});

describe("the pages of the booklets' boards", () => {
  const sizes = [
    [1440, 900],
    [1024, 768],
    [1280, 720],
    [1920, 1080],
    [844, 390],
    [740, 360],
    [390, 844],
    [375, 667],
  ] as const;
  const cases = TABLES.flatMap((table) =>
    sizes.flatMap(([width, height]) =>
      (table.extra === "row" ? [2] : [1, 2, 5]).map((seats) => ({ ...table, viewport: { width, height }, seats })),
    ),
  );

  it.each(cases)("overlap nothing: $board.id, $extra, $viewport.width x $viewport.height, $seats", (given) => {
    const page = pageOf(given);
    expect(faultsOf(page, isSloping(page.on) || page.on.id === "pyramid")).toEqual([]);
    expect(page.cell).toBeGreaterThanOrEqual(given.board === PYRAMID ? 30 : 38);
  });

  it("turn a board sideways only where that makes its spaces larger", () => {
    const cellOf = (width: number, height: number) =>
      pageOf({ viewport: { width, height }, board: PYRAMID, extra: "explorers" });
    expect(extentOf(cellOf(390, 844).on)).toMatchObject({ columns: 6, rows: 11 });
    expect(extentOf(cellOf(740, 760).on)).toMatchObject({ columns: 11, rows: 6 });
  });

  it("keep a board in its place while a toll is open, beside the hand", () => {
    const at = (toll: boolean) => pageOf({ viewport: { width: 844, height: 390 }, toll }).board;
    expect(at(true)).toEqual(at(false));
  });

  it("give plaques that are not on show a place, from which their cards come", () => {
    expect(pageOf({ viewport: { width: 1440, height: 900 }, stay: "result" }).regions.plaques).toHaveLength(2);
  });
});
