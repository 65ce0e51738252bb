import { describe, expect, it } from "vitest";
import type { PageAreas, Rect } from "../../../../../../client/contract/layout.ts";
import type { TranquilityLayoutContext } from "../../../../../../client/games/tranquility/scene/frames/frame.ts";
import { squaresOf } from "../../../../../../client/games/tranquility/scene/frames/measure.ts";
import { onSide } from "../../../../../../client/games/tranquility/scene/page/on-side.ts";
import { upright } from "../../../../../../client/games/tranquility/scene/page/upright.ts";
import { wide } from "../../../../../../client/games/tranquility/scene/page/wide.ts";
import { rectOf } from "../../../../../../client/games/tranquility/scene/view.ts";
import { GRID } from "../../../../../../shared/games/tranquility/layouts.ts";
import { contains, overlap } from "../../rects.ts";

const PLACED_BY = { desktop: wide, tablet: wide, portrait: upright, landscape: onSide };

const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });
const NOWHERE = rect(0, 0, 0, 0);

/** Areas as the style sheet leaves them in a window of each shape. */
const PAGES: readonly (PageAreas & { readonly window: readonly [width: number, height: number] })[] = [
  {
    shape: "desktop",
    window: [1440, 900],
    rects: {
      title: rect(24, 18, 412, 40),
      tools: rect(1146, 18, 270, 40),
      players: rect(24, 84, 276, 666),
      board: rect(316, 22, 808, 716),
      hand: rect(218, 750, 918, 126),
      pile: rect(24, 750, 190, 150),
      count: rect(24, 750, 190, 150),
      actions: rect(1140, 772, 276, 106),
      log: rect(1140, 84, 276, 582),
      story: rect(992, 84, 424, 792),
      replay: NOWHERE,
      lesson: NOWHERE,
    },
    plaques: [
      [0, rect(24, 160, 276, 66)],
      [1, rect(24, 84, 276, 66)],
    ],
  },
  {
    shape: "portrait",
    window: [390, 844],
    rects: {
      title: rect(64, 8, 262, 44),
      tools: rect(12, 8, 366, 44),
      players: rect(12, 56, 366, 52),
      board: rect(8, 112, 374, 460),
      hand: rect(12, 688, 366, 98),
      pile: NOWHERE,
      count: NOWHERE,
      actions: rect(12, 604, 366, 52),
      log: rect(0, 798, 390, 46),
      story: rect(12, 500, 366, 280),
      replay: NOWHERE,
      lesson: NOWHERE,
    },
    plaques: [
      [0, rect(198, 56, 180, 52)],
      [1, rect(12, 56, 180, 52)],
    ],
  },
  {
    shape: "landscape",
    window: [844, 390],
    rects: {
      title: rect(8, 54, 116, 36),
      tools: rect(8, 10, 88, 40),
      players: rect(8, 94, 116, 288),
      board: rect(178, 8, 372, 374),
      hand: rect(574, 174, 258, 170),
      pile: NOWHERE,
      count: rect(626, 352, 206, 30),
      actions: rect(626, 62, 206, 104),
      log: rect(626, 8, 206, 46),
      story: rect(586, 62, 246, 320),
      replay: NOWHERE,
      lesson: NOWHERE,
    },
    plaques: [
      [0, rect(8, 152, 116, 52)],
      [1, rect(8, 94, 116, 52)],
    ],
  },
];

const occasion = ([width, height]: readonly [number, number], toll: boolean): TranquilityLayoutContext => ({
  viewport: { width, height },
  board: GRID,
  seats: 2,
  seat: 0,
  toll,
});

describe.each(PAGES)("the page of a table: $shape", ({ window, ...areas }) => {
  it.each([false, true])("keeps the board inside its area, away from everything else (toll: %s)", (toll) => {
    const page = PLACED_BY[areas.shape](occasion(window, toll), areas);
    const spaces = squaresOf(page).map(rectOf);
    const { hand, actions, log, tools, plaques } = page.regions;
    for (const space of spaces) expect(contains(areas.rects.board, space)).toBe(true);
    const others = [hand, actions, log, tools, ...plaques, ...(page.quay ? [page.quay] : [])];
    for (const other of others) expect(spaces.some((space) => overlap(space, other))).toBe(false);
    for (const end of [page.start, page.finish])
      expect([hand, actions, log, ...plaques].some((other) => overlap(rectOf(end!), other))).toBe(false);
    expect(page.quay !== undefined).toBe(toll);
  });

  it("gives plaques that are not on show a place, from which their cards come", () => {
    const page = PLACED_BY[areas.shape](occasion(window, false), { ...areas, plaques: [] });
    expect(page.regions.plaques.length).toBe(2);
  });
});
