import type { PageAreas } from "../../../../contract/layout.ts";
import type { Ends } from "../ends.ts";
import { flatIn } from "../flat.ts";
import { around, type Fan, type Rect, type Regions, type TranquilityLayoutContext } from "../frames/frame.ts";
import { landOf } from "../frames/land.ts";
import { type BoardGrid, cellFor, gapOf, sizeOf, squaresOf } from "../frames/measure.ts";

/** The largest board in a room, centred; `above` is the fraction of the spare height above it. */
export function gridAt(on: BoardGrid["on"], room: Rect, above: number): BoardGrid {
  const cell = cellFor(on, room);
  const size = sizeOf(on, cell);
  const spare = Math.max(0, room.height - size.height);
  const [x, y] = [room.x + (room.width - size.width) / 2, room.y + spare * above].map(Math.round) as [number, number];
  return { on, board: { x, y, ...size }, cell, gap: gapOf(cell) };
}

/** The part of a rectangle from one height to another, in px. */
export const rows = ({ x, width }: Rect, top: number, bottom: number): Rect => ({
  x,
  y: top,
  width,
  height: bottom - top,
});

export const bottomOf = ({ y, height }: Rect): number => y + height;
export const centerOf = ({ x, width }: Rect): number => x + width / 2;

/** The hand: the distance between cards as a fraction of their size, and how much the outer ones turn and sink. */
export const fanIn = (area: Rect, size: number, base: number): Fan => ({
  area,
  middle: centerOf(area),
  base,
  size,
  spread: size * 0.82,
  tilt: 2.5,
  drop: 2.6,
});

/** The proportion of a quay, the size of one of its places as a fraction of its height, and its width in places. */
export const QUAY = { ratio: 568 / 116, place: 66 / 116, places: 10.3 } as const;

/** Height of the count over the quay, in px. */
export const COUNT = 44;

/** Height of the text above the hand in a plaque of a replay, and the padding around the hand, in px. */
const HEAD = { desktop: 34, tablet: 30 } as const;
/** In plaques narrower than this, the counts have a line of their own of this height, in px. */
const COUNTS = { beside: 172, height: 26 } as const;
const PADDING = 8;

/** The hands in the plaques of a replay. */
export const handsIn = (plaques: readonly Rect[], shape: "desktop" | "tablet"): Rect[] =>
  plaques.map(({ x, y, width, height }) => {
    const head = HEAD[shape] + (width < COUNTS.beside ? COUNTS.height : 0);
    return { x: x + PADDING, y: y + head, width: width - 2 * PADDING, height: height - head - PADDING };
  });

/** The place of the only hand that a replay shows on a phone. */
export function shownIn({ x, y, width, height }: Rect): Rect {
  const flat = flatIn({ width, height });
  return { x: x + (width - flat.width) / 2, y: y + (height - flat.height) / 2, width: flat.width, height: flat.height };
}

/** What all shapes have in common. */
export function common(occasion: TranquilityLayoutContext, grid: BoardGrid, ends: Ends, inset: number) {
  const { viewport } = occasion;
  return {
    viewport,
    ...grid,
    ...ends,
    pileShown: false,
    sea: {
      size: viewport,
      land: landOf(grid.on, squaresOf(grid), ends.finish, [inset, inset]),
      aside: false,
    },
  };
}

export function regionsOf({ seats, stay }: TranquilityLayoutContext, { shape, rects, plaques }: PageAreas): Regions {
  const { title, tools, players, hand, actions, log, story, count, replay, lesson } = rects;
  const shown = new Map(plaques);
  // Without plaques, cards of other players come from the middle of their place.
  const middle = { x: players.x, y: players.y, width: Math.min(players.width, 120), height: 40 };
  const all = Array.from({ length: seats }, (_, seat) => shown.get(seat) ?? middle);
  const showsSummary = stay === "result" && shape !== "landscape";
  return {
    shape,
    title,
    tools,
    players: around(all),
    plaques: all,
    hand,
    actions,
    log,
    story,
    pile: count,
    showsSummary,
    ...(stay === "replay" ? { replay } : {}),
    ...(stay === "lesson" ? { lesson } : {}),
  };
}

/** Size of the boats of a phone, in px. */
export const BOAT = { upright: 30, onSide: 24 } as const;
