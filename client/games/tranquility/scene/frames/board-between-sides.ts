import { arranged, type Rows } from "../../../../layout/arrangement.ts";
import { divided, easeBetween, lerp } from "../../../../layout/lengths.ts";
import type { TranquilityLayoutCondition } from "./facts.ts";
import type { TranquilityLayoutContext } from "./frame.ts";
import { windowRows } from "./grid.ts";
import { type BoardGrid, cellFor, gapOf, sizeOf } from "./measure.ts";
import { type ShoreFact, STORY } from "./shore.ts";

/** The conditions of the rows for a board's sides. */
export type SideFact =
  | ShoreFact
  /** The plaques' column is too low for harbour and dial, which get a lane beside it. */
  | "low column"
  /** `lane`: harbour and dial have a lane beside the plaques. `boats`: there is room for boats beside the board. */
  | "lane"
  | "boats"
  /** Where the open row of a duel is. */
  | "row beside"
  | "row above";

/** Up to this size of its spaces, in px, a board takes all that its sides can spare; beyond it, the sides grow. */
const ENOUGH = 56;

/** Minimum distance above and below a board, in px. */
const EDGE = 9;

/** The ease of the sides (0 to 1) from which boats fit beside the board. */
const BOATS = 0.75;

/** Distance of the board from the window's left edge from which a lane fits beside the plaques, in px. */
const LANE = 150;

type SideLength = "ease" | "seats" | "left" | "shore" | "right" | "over" | "head" | "harbour" | "light" | "column";

/** The room of a board's sides in px, as [minimum, preferred]. */
const SIDES: readonly Rows<SideLength, "window", SideFact>[] = [
  {
    lengths: {
      left: [102, 186],
      // The shore has the buttons and the hand.
      shore: [213, 314],
      right: "shore",
      over: 0,
      // Heights in the plaques' column, from top to bottom: tools and title, plaques, spectators, harbour, dial.
      head: 94,
      harbour: 0,
      light: 0,
      column: ["head", { times: ["seats", 46] }, 34, "harbour", "light"],
    },
  },
  // Replays and lessons have their titles in another place, so the column begins higher.
  { when: ["replay"], lengths: { head: 56 } },
  { when: ["lesson"], lengths: { head: 56 } },
  { when: ["harbour"], lengths: { harbour: 50 } },
  { when: ["dial"], lengths: { light: 52 } },
  { when: ["spectator"], unless: ["toll"], lengths: { shore: [205, 290] } },
  { when: ["result"], lengths: { shore: [STORY + 20, 314] } },
  { when: ["low column"], lengths: { left: [146, 186] } },
  // The lesson's text goes below the plaques.
  { when: ["lesson"], lengths: { left: [206, 236] } },
  // A duel has two plaques and no lane.
  { when: ["row"], lengths: { left: [122, 162] } },
  { when: ["row beside"], lengths: { right: ["shore", [66, 38]] } },
  { when: ["row above"], lengths: { over: 58 } },
];

/** A board between its sides; `ease` is the sides' share between their minimum (0) and preferred (1) sizes. */
export interface BoardBetweenSides {
  readonly grid: BoardGrid;
  readonly ease: number;
  readonly facts: ReadonlySet<SideFact>;
  /** The room between sides of minimum size, in px. */
  readonly between: number;
}

/** Places the board between its sides. An open row goes where the board gets larger. */
export function boardBetweenSides(
  occasion: TranquilityLayoutContext,
  facts: ReadonlySet<TranquilityLayoutCondition>,
): BoardBetweenSides {
  if (!facts.has("row")) return withLane(occasion, facts);
  const beside = placedBy(occasion, [...facts, "row beside"]);
  const above = placedBy(occasion, [...facts, "row above"]);
  return above.grid.cell > beside.grid.cell ? above : beside;
}

const sidesOf = ({ viewport, seats }: TranquilityLayoutContext, facts: ReadonlySet<SideFact>, ease: number) =>
  arranged([windowRows(viewport), { lengths: { ease, seats } }, ...SIDES], facts);

/**
 * Places plaques on the left, with harbour and dial below them, or in a lane beside them where the column is too low.
 */
function withLane(
  occasion: TranquilityLayoutContext,
  facts: ReadonlySet<TranquilityLayoutCondition>,
): BoardBetweenSides {
  const isLow = sidesOf(occasion, facts, 0).length("column") > occasion.viewport.height || facts.has("lesson");
  const placed = placedBy(occasion, isLow ? [...facts, "low column"] : [...facts]);
  const hasLane = isLow || placed.grid.board.x >= LANE;
  return hasLane ? { ...placed, facts: new Set([...placed.facts, "lane"]) } : placed;
}

/**
 * Divides the width: first to spaces of up to `ENOUGH` px, then to the sides up to their preferred sizes, then to
 * larger spaces.
 */
function placedBy(occasion: TranquilityLayoutContext, known: readonly SideFact[]): BoardBetweenSides {
  const { board: on, viewport } = occasion;
  const { width: w, height: h } = viewport;
  const facts = new Set(known);
  const [tight, ample] = [sidesOf(occasion, facts, 0), sidesOf(occasion, facts, 1)];
  const [least, most] = [tight, ample].map((sides) => sides.length("left") + sides.length("right")) as [number, number];
  const over = tight.length("over");
  const [small = 0, , more = 0] = divided(w, [
    { least: 0, most: sizeOf(on, ENOUGH).width },
    { least, most },
    { least: 0, most: Number.POSITIVE_INFINITY },
  ]);
  const cell = cellFor(on, { width: small + more, height: h - 2 * EDGE - over });
  const size = sizeOf(on, cell);
  const spare = w - size.width;
  const ease = easeBetween(spare, [least, most]);
  const x = Math.round(lerp(tight.length("left"), ample.length("left"), ease) + Math.max(0, spare - most) / 2);
  const y = Math.round(over + (h - over - size.height) / 2);
  if (ease >= BOATS) facts.add("boats");
  return { grid: { on, board: { x, y, ...size }, cell, gap: gapOf(cell) }, ease, facts, between: w - least };
}
