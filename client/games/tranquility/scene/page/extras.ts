import { clamp } from "../../../../layout/lengths.ts";
import type { MarketRow, Rect, Regions, ScreenPoint, Square, TranquilityPageLayout } from "../frame.ts";
import { type BoardGrid, squareAt } from "../measure.ts";
import { heightOf } from "../waterline.ts";
import { bottomOf, centerOf, isNear, rows } from "./areas.ts";
import { explorersIn, rowIn } from "./cards.ts";

/** `extra`: a mode's addition. `room`: what it leaves for the board. */
interface Beside<T> {
  readonly room: Rect;
  readonly extra: T;
}

export type ExplorersWithText = ReturnType<typeof explorersIn>;
type RowWithText = MarketRow & { readonly regions: Pick<Regions, "row"> };

/** Px for text at both ends of an open row. */
const TEXT = { tall: [34, 28], wide: [54, 30] } as const;

function rowOn(panel: Rect): RowWithText {
  const { x, y, width, height } = panel;
  const isTall = height > width;
  const [head, foot] = TEXT[isTall ? "tall" : "wide"];
  const next = isTall ? { ...panel, height: head } : { ...panel, width: head };
  const left = isTall
    ? { ...panel, y: y + height - foot - 2, height: foot }
    : { ...panel, x: x + width - foot, width: foot };
  return { ...rowIn(panel, head, foot), regions: { row: { next, left } } };
}

export function rowAside(room: Rect, width: number, gap: number): Beside<RowWithText> {
  const panel = { ...room, x: room.x + room.width - width, width };
  return { room: { ...room, width: room.width - width - gap }, extra: rowOn(panel) };
}

/** Px, for an open row above the board. */
const ROW = { height: 52, widest: 560 } as const;

export function rowOver(room: Rect, gap: number): Beside<RowWithText> {
  const width = Math.min(room.width, ROW.widest);
  const panel = { x: centerOf(room) - width / 2, y: room.y, width, height: ROW.height };
  return { room: rows(room, room.y + ROW.height + gap, bottomOf(room)), extra: rowOn(panel) };
}

/** Px, for explorer panels above the board. */
const OVER = { deck: 190, height: 56, drawn: 76, gap: 8 } as const;

export function explorersOver(room: Rect): Beside<ExplorersWithText> {
  const { x, y, width } = room;
  const deck = { x, y, width: OVER.deck, height: OVER.height };
  const left = OVER.deck + OVER.gap;
  const drawn = { x: x + left, y, width: Math.min(width - left, 300), height: OVER.drawn };
  return { room: rows(room, y + OVER.drawn, bottomOf(room)), extra: explorersIn(deck, drawn) };
}

/** The explorers beside the board: sizes and distances in px. */
const ASIDE = { width: 140, deck: 56, drawn: 124, between: 4, gap: 8 } as const;

/** The explorers left of the board; the harbour is below them, and the finish right of the board. */
export function explorersAside(room: Rect): Beside<ExplorersWithText> {
  const { x, y, width } = room;
  const deck = { x, y, width: ASIDE.width, height: ASIDE.deck };
  const drawn = { ...deck, y: bottomOf(deck) + ASIDE.between, height: ASIDE.drawn };
  const left = ASIDE.width + ASIDE.gap;
  return { room: { ...room, x: x + left, width: width - left }, extra: explorersIn(deck, drawn) };
}

/** The explorers' panels one below the other, in px. */
const STACKED = { most: 92, least: 56, gap: 10 } as const;

export function explorersStacked({ x, y, width, height: room }: Rect): ExplorersWithText {
  const { most, least, gap } = STACKED;
  const deck = clamp(Math.min(width * 0.4, room - most - gap), least, most);
  const drawn = clamp(room - deck - gap, least, most);
  return explorersIn({ x, y, width, height: deck }, { x, y: y + deck + gap, width, height: drawn });
}

/**
 * Px: width of a panel, maximum height of the drawn card's panel, distances from the finish, minimum height beside one
 * row, and width of the deck's text between its cards, for which its panel may be wider.
 */
const APEX = { width: 262, drawn: 128, near: 20, out: 8, low: 72, words: 76 } as const;

/**
 * Explorer panels are left and right of the apex of a sloping board; the drawn card's panel is beside two rows if there
 * is room.
 */
export function explorersAtApex(grid: BoardGrid, from: number, to: number): ExplorersWithText {
  const { on, board, cell, gap } = grid;
  const { x: middle } = squareAt(grid, on.finish!);
  const right = middle - cell / 2 - APEX.near;
  const height = cell + gap - APEX.out;
  const wide = Math.min(Math.max(APEX.width, 2 * height + APEX.words), right - from);
  const y = board.y - 4;
  const drawnAt = (x: number, rows: number): Rect => ({
    x,
    y,
    width: Math.min(APEX.width, to - x),
    height: Math.min(APEX.drawn, rows * height),
  });
  const beside = drawnAt(middle + cell * 1.5 + gap + APEX.out, 2);
  const isNarrow = beside.width < APEX.width && height >= APEX.low;
  return explorersIn(
    { x: right - wide, y, width: wide, height },
    isNarrow ? drawnAt(middle + cell / 2 + APEX.near, 1) : beside,
  );
}

/** In px: the deck beside the apex, and the height of the drawn card's area above the upper slope. */
const TURNED = { width: 62, height: 156, drawn: 92 } as const;

export function explorersOfTurned(grid: BoardGrid, area: Rect, left: number): ExplorersWithText {
  const right = area.x + area.width;
  const { y } = squareAt(grid, grid.on.finish!);
  return explorersIn(
    { x: right - TURNED.width, y: y - TURNED.height / 2, width: TURNED.width, height: TURNED.height },
    { x: left, y: area.y, width: right - left, height: TURNED.drawn },
  );
}

/** In px. */
const DIAL = { top: 12, text: 34, shore: 20, least: 48, most: 160, deepest: 40 } as const;

interface Dial {
  readonly at: Square;
  readonly side: Rect;
}

/** The dial is as large as the room allows. */
export function dialBelow(above: Rect, shore: readonly ScreenPoint[]): Dial {
  const top = bottomOf(above) + DIAL.top;
  const room = heightOf(shore, above.x + above.width) - DIAL.shore - top - DIAL.text - 10;
  const size = clamp(Math.min(room, above.width), DIAL.least, DIAL.most);
  const y = top + Math.min(Math.max(0, room - size) / 2, DIAL.deepest);
  const side = { x: above.x, y: y + size + 5, width: above.width, height: DIAL.text };
  return { at: { x: centerOf(above), y: y + size / 2, size }, side };
}

/** In a replay, hands take the dial's usual place, so the dial is in the column of the log. */
export function dialAbove(column: Rect, floor: number): Dial {
  const x = centerOf(column);
  return { at: { x, y: floor - 118, size: 112 }, side: { x: x - 75, y: floor - 54, width: 150, height: DIAL.text } };
}

/** In px, on a phone in landscape: the deck, and possible sizes of the card below it. */
const CORNER = {
  deck: { most: 210, height: 46 },
  drawn: [
    [188, 96],
    [164, 108],
    [140, 124],
  ],
} as const;

/** Explorer panels are above a slope, right of `left`; the drawn card goes where the slope leaves room. */
export function explorersInCorner(room: Rect, left: number, others: readonly Rect[]): ExplorersWithText {
  const right = room.x + room.width;
  const { most, height } = CORNER.deck;
  const width = Math.min(most, right - left);
  const deck = { x: right - width, y: room.y, width, height };
  const ways = CORNER.drawn.map(([across, down]) => ({
    x: right - across,
    y: room.y + height + 4,
    width: across,
    height: down,
  }));
  const drawn = ways.find((way) => !others.some((other) => isNear(way, other))) ?? ways.at(-1)!;
  return explorersIn(deck, drawn);
}

export function placed(extra: {
  readonly row?: RowWithText | undefined;
  readonly explorers?: ExplorersWithText | undefined;
  readonly dial?: Dial | undefined;
}): { readonly on: Pick<TranquilityPageLayout, "row" | "explorers" | "dial">; readonly regions: Partial<Regions> } {
  const { row, explorers, dial } = extra;
  return {
    on: { ...(row ? { row } : {}), ...(explorers ? { explorers } : {}), ...(dial ? { dial: dial.at } : {}) },
    regions: { ...row?.regions, ...explorers?.regions, ...(dial ? { side: dial.side } : {}) },
  };
}
