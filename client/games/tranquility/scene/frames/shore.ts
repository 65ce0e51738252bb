import { arranged, type Rows, type SolvedArrangement } from "../../../../layout/arrangement.ts";
import { reachOf } from "../fan.ts";
import type { TranquilityLayoutCondition } from "./facts.ts";
import {
  type Fan,
  type Rect,
  type Regions,
  type ScreenPoint,
  type Size,
  type Square,
  squareIn,
  type TranquilityLayoutContext,
} from "./frame.ts";
import { found, windowRows } from "./grid.ts";
import { landOf } from "./land.ts";
import { type BoardGrid, clamp, lerp, squaresOf } from "./measure.ts";
import { fanOf } from "./upright.ts";

/** The room of a shore, and the limits of its things. */
interface Bounds {
  /** Share between minimum (0) and preferred (1) sizes. */
  readonly ease: number;
  /** The left edge of the topmost things, beside a finish, in px. */
  readonly top: number;
  /** The lower edge of everything, in px. */
  readonly floor: number;
  /** The left edge of what lies below the floor, in px; 0 if nothing does. */
  readonly foot: number;
}

/** The things on the shore at the right of a phone on its side. */
export interface Shore {
  readonly fan: Fan;
  readonly pile: Square;
  readonly quay?: Rect;
  /** The waterline, as points [y, x] in px. */
  readonly line: readonly ScreenPoint[];
  readonly regions: Pick<Regions, "log" | "actions" | "hand" | "story" | "pile" | "toll">;
}

export type ShoreLength = "ease" | "tall" | "play" | "card" | "reach" | "top" | "floor" | "foot" | "edge" | "first";
export type ShoreName =
  | "window"
  | "column"
  | "actions"
  | "quay"
  | "hand"
  | "log"
  | "last"
  | "count"
  | "toll"
  | "story"
  | "pile";

/** `footed`: the count of the pile is below the floor, beside the lowest row of the board. */
export type ShoreFact = TranquilityLayoutCondition | "footed";

/** Width of the summary, in px. */
export const STORY = 246;

/** Distance from the right edge of the window to the left edge of the hand in px, as [minimum, preferred]. */
const HAND = [205, 270] as const;

/** Returns x of the left edge of the hand in a window of width `w`, in px. */
export const handLeft = (w: number, ease: number): number => w - lerp(...HAND, ease);

/** Distance between the player's buttons, the quay and the hand, in px. */
const APART = 12;

/**
 * Lengths in px, as [minimum, preferred]. The last event, the buttons, the quay of a toll and the hand are one below
 * the other. The hand gets the rest.
 */
export const SHORE_ROWS: readonly Rows<ShoreLength, ShoreName, ShoreFact>[] = [
  {
    lengths: {
      tall: { ease: "window.height", at: [350, 370] },
      // The ease of the hand's width.
      play: "ease",
      card: { round: { min: [104, { max: [60, { times: ["window.height", 0.21] }] }] } },
      reach: (placed) => reachOf(placed.length("card")),
      // Left edge of the topmost things, beside a finish that reaches into the column.
      first: { max: ["column.left", "top"] },
      // x of the shore at the middle of the window.
      edge: ["hand.left", -4],
    },
    boxes: {
      column: { right: ["window.right", [-8, -16]], width: [197, 206], top: 0, bottom: "window.bottom" },
      log: { left: "first", right: "column.right", top: 8, height: 46 },
      actions: { left: "column.left", right: "column.right", top: 62, height: [100, 104, "tall"] },
      // A chosen card rises from the hand.
      hand: {
        left: ["window.right", [-HAND[0], -HAND[1], "play"]],
        width: [197, 258, "play"],
        top: ["actions.bottom", "reach"],
        bottom: ["last.top", -6],
      },
      // The bottom row shows the count of the pile.
      last: {
        left: { max: [["edge", 26], "column.left", "foot"] },
        right: "column.right",
        bottom: "floor",
        height: 30,
      },
      count: { left: "last.left", right: "last.right", top: "last.top", bottom: "last.bottom" },
      story: { right: ["window.right", -12], width: STORY, top: 60, bottom: ["window.bottom", -8] },
      // The pile is below the window, because there is no room to show it.
      pile: { center: ["window.right", -206], middle: ["window.bottom", 40], size: 36 },
    },
  },
  // Replays show no count of the pile.
  { when: ["replay"], boxes: { hand: { top: ["actions.bottom", "reach"], bottom: "floor" } } },
  {
    when: ["footed"],
    boxes: {
      count: { bottom: ["window.bottom", -8], height: "last.height" },
      hand: { top: ["actions.bottom", "reach"], bottom: "floor" },
    },
  },
  {
    when: ["toll"],
    boxes: {
      log: { left: "last.left", right: "last.right", top: "last.top", bottom: "last.bottom" },
      toll: { left: "first", right: "column.right", top: 12, height: 40 },
      quay: { left: "column.left", right: "column.right", top: ["actions.bottom", APART], height: 40 },
      hand: { top: ["quay.bottom", APART], bottom: ["last.top", -10] },
    },
  },
  { when: ["toll", "footed"], boxes: { hand: { top: ["quay.bottom", APART], bottom: "floor" } } },
  // A single button leaves more room for the hand.
  {
    when: ["toll", "alone"],
    boxes: { actions: { top: 62, height: 52 } },
  },
  { when: ["result"], lengths: { play: 1 } },
  // Spectators have no hand, and no buttons except those of a toll.
  {
    when: ["spectator"],
    unless: ["toll"],
    lengths: { edge: ["column.left", [-14, -28]] },
    boxes: {
      column: { right: ["window.right", [-8, -16]], width: [180, 206] },
      hand: { left: "column.left", right: "column.right", top: ["floor", -56], height: 40 },
    },
  },
];

/** The waterline, as [fraction of the window's height, px from the edge of the things on the shore]. */
const WATERLINE = [
  [0, 34],
  [0.18, 26],
  [0.38, 4],
  [0.67, 0],
  [1, 12],
] as const;

/** The rows of a shore that apply to an occasion. */
export type ShoreRows = Rows<ShoreLength, ShoreName, never>;

export const shoreIn = (viewport: Size, rows: ShoreRows, lengths: Bounds): Shore =>
  shoreOf(arranged<ShoreLength, ShoreName, never>([windowRows(viewport), { lengths: { ...lengths } }, rows]), viewport);

/** Returns the shore with the places of the last event, the buttons, the quay of a toll and the hand. */
export function shoreOf(placed: SolvedArrangement<ShoreLength, ShoreName>, { height }: Size): Shore {
  const edge = placed.length("edge");
  const area = placed.box("hand");
  const { toll, quay } = found(placed, ["toll", "quay"]);
  return {
    fan: fanIn(area, placed.length("card"), height),
    pile: squareIn(placed.box("pile")),
    ...(quay ? { quay } : {}),
    line: WATERLINE.map(([part, from]) => [height * part, edge + from]),
    regions: {
      log: placed.box("log"),
      actions: placed.box("actions"),
      hand: area,
      story: placed.box("story"),
      pile: placed.box("count"),
      ...(toll ? { toll } : {}),
    },
  };
}

/** Height of the middle of a hand above the lower edge of the window, in card sizes. */
const RAISED = 1.31;

/** A hand slightly above the lower edge of the window, if its place allows that. */
function fanIn(area: Rect, most: number, h: number): Fan {
  const size = Math.min(most, area.height);
  return fanOf(area, size, clamp(h - most * RAISED, area.y + size / 2, area.y + area.height - size / 2));
}

/** The size of the boats beside a board, and the width of their lane, in px. */
const BOATS = { boat: 24, lane: 26 } as const;

/** How far the land stays behind the edges of its spaces, across and down, in px. */
const INSET = [40, 40] as const;

/** Distance from the right edge of the window to the discards, in px. Like the pile, they are below the window. */
const SPENT = 60;

/**
 * Returns what all tables with such a shore have in common: everything except plaques, start, finish and the additions
 * of a mode.
 */
export function tableBy(shore: Shore, { viewport }: TranquilityLayoutContext, grid: BoardGrid, finish: Square) {
  const { fan, pile, quay, line, regions } = shore;
  return {
    shape: "landscape",
    viewport,
    ...grid,
    ...BOATS,
    fan,
    pile,
    pileShown: false,
    spent: { ...pile, x: viewport.width - SPENT },
    ...(quay ? { quay } : {}),
    sea: { size: viewport, land: landOf(grid.on, squaresOf(grid), finish, INSET), shore: line, aside: true },
    regions: { shape: "landscape", showsSummary: false, ...regions },
  } as const;
}
