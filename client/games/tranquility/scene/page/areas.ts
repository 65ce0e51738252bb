import type { PageAreas, ScreenShape } from "../../../../contract/layout.ts";
import { type Ends, endsOf } from "../ends.ts";
import { flatIn } from "../flat.ts";
import {
  around,
  type Fan,
  type Rect,
  type Regions,
  type ScreenPoint,
  type TranquilityLayoutContext,
} from "../frame.ts";
import { landOf } from "../land.ts";
import { type BoardGrid, CELL, cellFor, crowns, gapOf, sizeOf, squareAt, squaresOf } from "../measure.ts";
import { rectOf } from "../view.ts";

interface Wish {
  /** Share of the spare width at the left. */
  readonly left?: number;
  readonly above: number;
  /** Moves the board up towards the middle, as far as panels allow. */
  readonly isRaised?: boolean;
  /** Whether a board may leave its place for larger spaces. */
  readonly isMovable?: boolean;
  /** Returns the rectangles that the spaces may not cover. */
  readonly clearOf?: (grid: BoardGrid) => readonly Rect[];
}

/** Fractions of the spare room before a board that may move. */
const PLACES = [0, 0.25, 0.5, 0.75, 1] as const;

/** The factor by which the spaces must at least grow for a board to leave its place. */
const WORTH = 1.02;

/** The largest board in a room that keeps clear of other things. */
export function gridAt(on: BoardGrid["on"], room: Rect, wish: Wish): BoardGrid {
  const { left = 0.5, above, isRaised, isMovable, clearOf = () => [] } = wish;
  const isClear = (grid: BoardGrid): boolean => {
    const others = clearOf(grid);
    return others.length === 0 || !tilesOf(grid).some((tile) => others.some((other) => isNear(tile, other)));
  };
  const usual = largestAt(on, room, [[left, above]], isClear);
  const places = PLACES.flatMap((across) => PLACES.map((down): ScreenPoint => [across, down]));
  const moved = isMovable && usual.cell < cellFor(on, room) ? largestAt(on, room, places, isClear) : usual;
  const grid = moved.cell > usual.cell * WORTH ? moved : usual;
  const higher = isRaised ? [0.5, 0.625, 0.75, 0.875].map((part) => gridOf(on, room, grid.cell, [left, part])) : [];
  return higher.find(isClear) ?? grid;
}

/** The largest clear board at one of several places; the smallest board at the first place if none is clear. */
function largestAt(
  on: BoardGrid["on"],
  room: Rect,
  places: readonly ScreenPoint[],
  isClear: (grid: BoardGrid) => boolean,
): BoardGrid {
  for (let cell = cellFor(on, room); cell > CELL.least; cell--) {
    const grid = places.map((place) => gridOf(on, room, cell, place)).find(isClear);
    if (grid) return grid;
  }
  return gridOf(on, room, CELL.least, places[0]!);
}

function gridOf(on: BoardGrid["on"], room: Rect, cell: number, [left, above]: ScreenPoint): BoardGrid {
  const size = sizeOf(on, cell);
  const x = Math.round(room.x + (room.width - size.width) * left);
  const y = Math.round(room.y + Math.max(0, room.height - size.height) * above);
  return { on, board: { x, y, ...size }, cell, gap: gapOf(cell) };
}

/** Includes a finish on top of the board. */
export const tilesOf = (grid: BoardGrid): Rect[] =>
  [...squaresOf(grid), ...(crowns(grid.on) ? [squareAt(grid, grid.on.finish)] : [])].map(rectOf);

/** Minimum distance between spaces and panels, in px. */
const APART = 4;

/** Whether rectangles overlap or are closer than `APART`. */
export const isNear = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width + APART &&
  b.x < a.x + a.width + APART &&
  a.y < b.y + b.height + APART &&
  b.y < a.y + a.height + APART;

/** The part of a rectangle between two y, in px. */
export const rows = ({ x, width }: Rect, top: number, bottom: number): Rect => ({
  x,
  y: top,
  width,
  height: bottom - top,
});

export const bottomOf = ({ y, height }: Rect): number => y + height;
export const centerOf = ({ x, width }: Rect): number => x + width / 2;

export const fanIn = (area: Rect, size: number, base: number): Fan => ({
  area,
  middle: centerOf(area),
  base,
  size,
  spread: size * 0.82,
  tilt: 2.5,
  drop: 2.6,
});

/** The quay's aspect ratio, its places' size as a fraction of its height, and its width in places. */
export const QUAY = { ratio: 568 / 116, place: 66 / 116, places: 10.3 } as const;

/** Height of the count over the quay, in px. */
export const COUNT = 44;

/** Height in px of the text above a hand in a replay's player panel. `scorer`: in a duel. */
const HEAD = { desktop: { player: 34, scorer: 190 }, tablet: { player: 30, scorer: 80 } } as const;
/** In panels narrower than `beside` px, the counts have their own line, `height` px high. */
const COUNTS = { beside: 172, height: 26 } as const;
const PADDING = 8;

export function handsIn(plaques: readonly Rect[], shape: ScreenShape, isDuel: boolean): Rect[] {
  const { player, scorer } = HEAD[shape === "desktop" ? shape : "tablet"];
  return plaques.map(({ x, y, width, height }) => {
    const head = isDuel ? scorer : player + (width < COUNTS.beside ? COUNTS.height : 0);
    return { x: x + PADDING, y: y + head, width: width - 2 * PADDING, height: height - head - PADDING };
  });
}

/** The place of the only hand that a replay shows on a phone. */
export function shownIn({ x, y, width, height }: Rect): Rect {
  const flat = flatIn({ width, height });
  return { x: x + (width - flat.width) / 2, y: y + (height - flat.height) / 2, width: flat.width, height: flat.height };
}

export function common(occasion: TranquilityLayoutContext, grid: BoardGrid, places: Ends, inset: number) {
  const { viewport } = occasion;
  const ends = endsOf(occasion, grid, places);
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

export function regionsOf({ seats }: TranquilityLayoutContext, { shape, rects, plaques }: PageAreas): Regions {
  const { title, tools, players, hand, actions, log, story, count } = rects;
  const shown = new Map(plaques);
  // Cards of a seat without a panel come from here.
  const middle = { x: players.x, y: players.y, width: Math.min(players.width, 120), height: 40 };
  const all = Array.from({ length: seats }, (_, seat) => shown.get(seat) ?? middle);
  return { shape, title, tools, players: around(all), plaques: all, hand, actions, log, story, pile: count };
}

/** Size of boats on a phone, in px. */
export const BOAT = { upright: 30, onSide: 24 } as const;
