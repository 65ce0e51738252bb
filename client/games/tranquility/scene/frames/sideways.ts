import { arranged, type Rows, type SolvedArrangement } from "../../../../layout/arrangement.ts";
import { reachOf } from "../fan.ts";
import { UPRIGHT } from "./controls.ts";
import { explorersIn } from "./extras.ts";
import { factsOf, type TranquilityLayoutCondition } from "./facts.ts";
import {
  type Rect,
  type ScreenPoint,
  squareIn,
  type TranquilityLayoutContext,
  type TranquilityPageLayout,
} from "./frame.ts";
import { boardAround, found, type GridLength, gridIn, gridRows, windowRows } from "./grid.ts";
import { landOf } from "./land.ts";
import { type BoardGrid, laidDown, squareAt, squaresOf } from "./measure.ts";
import { type Panel, regionsIn } from "./regions.ts";
import { handIn, peopleIn, spentBeside, UPRIGHT_ROWS, type UprightLength, type UprightName } from "./upright.ts";

type Length = UprightLength | GridLength | "floor" | "above" | "buttons" | "under" | "over" | "apex";
type Name = UprightName | Panel | "room" | "board" | "deck" | "drawn";

/** The size of boats that have room above and below the board, in px. */
const BOAT = 30;

/** How far the land stays behind the edges of its spaces, in px. */
const INSET = [24, 24] as const;

/** Height of the panel with the last drawn explorer card, in px. */
const WORDS = 92;

/** Minimum distance of anything from a slope, in px. */
const CLEAR = 4;

/** In px, for window heights of 600 and 844. The board gets the rest; everything else lies on both sides of its slopes. */
const ROWS: readonly Rows<Length, Name, TranquilityLayoutCondition>[] = [
  ...UPRIGHT_ROWS,
  {
    lengths: {
      floor: ["hand.top", -8],
      // The board stands on its floor: all spare room is above it.
      above: 1,
      buttons: [92, 104],
      under: (placed) => pastSlope(placed, placed.length("buttons")),
      over: (placed) => pastSlope(placed, WORDS),
    },
    boxes: {
      room: { left: "inner.left", width: ["inner.width", -70], top: ["below", 6], bottom: "floor" },
      board: { ...boardAround<Length, Name>("room.center", "above"), left: "inner.left" },
      actions: { left: "under", right: "inner.right", bottom: "board.bottom", height: "buttons" },
    },
  },
  // A chosen card rises from the hand.
  { when: ["seated"], lengths: { floor: (placed) => placed.box("hand").y - reachOf(placed.length("card")) } },
  { when: ["spectator"], lengths: { above: 0.5 } },
  // The controls of a replay are higher than two buttons.
  { when: ["replay"], lengths: { buttons: UPRIGHT.height } },
  {
    when: ["explorers"],
    boxes: {
      // The deck is beside the finish, and the last drawn card above the slope.
      deck: { right: ["window.right", -8], width: 62, middle: "apex", height: 156 },
      drawn: { left: ["over", CLEAR], right: ["window.right", -8], top: "board.top", height: WORDS },
    },
  },
];

/** Returns the x from which things that reach this deep, from above or below, are clear of the slope. */
const pastSlope = (placed: SolvedArrangement<Length, Name>, depth: number): number => {
  const step = placed.length("cell") + placed.length("gap");
  return placed.box("board").x + Math.ceil(depth / step) * step + CLEAR;
};

/**
 * A phone held upright, and a board too wide for it: the board is turned sideways, with its foot at the left and its finish at
 * the right. Buttons are below the slope, additions of the mode above it.
 */
export function sideways(occasion: TranquilityLayoutContext): TranquilityPageLayout {
  const { viewport, seats } = occasion;
  const on = laidDown(occasion.board);
  const apex: Rows<Length, Name, TranquilityLayoutCondition> = {
    lengths: { apex: (at) => squareAt(gridIn(on, at), on.finish).y },
  };
  const placed = arranged<Length, Name, TranquilityLayoutCondition>(
    [windowRows(viewport), { lengths: { seats } }, gridRows(on), apex, ...ROWS],
    factsOf(occasion),
  );
  const grid = gridIn(on, placed);
  const finish = squareAt(grid, on.finish);
  const { deck, drawn } = found(placed, ["deck", "drawn"]);
  const explorers = deck && drawn && explorersIn(deck, drawn);
  const pile = squareIn(placed.box("pile"));
  return {
    shape: "portrait",
    viewport,
    ...grid,
    lane: 0,
    boat: BOAT,
    lanes: "rows",
    finish,
    ...(explorers ? { explorers } : {}),
    fan: handIn(placed),
    pile,
    pileShown: false,
    spent: spentBeside(pile),
    sea: {
      size: viewport,
      land: landOf(on, squaresOf(grid), finish, INSET),
      shore: shoreUnder(grid, placed.box("actions"), viewport.width),
      aside: false,
    },
    regions: {
      shape: "portrait",
      ...regionsIn(placed, peopleIn(occasion, placed)),
      showsSummary: false,
      ...explorers?.regions,
    },
  };
}

/** How far below the board the shore begins, and how far below the slope it rises, in px. */
const SHORE = { start: 14, slope: 6 } as const;

/** Where a shore that has risen along a slope continues above the buttons: fractions of the window's width, and px above them. */
const BEACH = { step: 40, rise: 20, part: 0.8, over: 30, end: 38 } as const;

/** The shore runs along the lower edge of the board, up its slope as far as the buttons reach, and above them. */
function shoreUnder({ board, cell, gap }: BoardGrid, actions: Rect, width: number): ScreenPoint[] {
  const step = cell + gap;
  const bottom = board.y + board.height;
  const steps = Array.from({ length: Math.ceil(actions.height / step) }, (_, i) => i * step);
  return [
    [0, bottom + SHORE.start],
    ...steps.map((up): ScreenPoint => [board.x + step + up, bottom + SHORE.slope - up]),
    [actions.x + BEACH.step, Math.max(actions.y - BEACH.rise, bottom + SHORE.slope - steps.length * step)],
    [width * BEACH.part, actions.y - BEACH.over],
    [width, actions.y - BEACH.end],
  ];
}
