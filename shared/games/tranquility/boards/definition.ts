import type { TranquilityFace } from "../cards.ts";
import type { Cell, Space } from "../layouts.ts";

/** A change that older releases cannot read gets a new number. */
export const BOARD_FORMAT = "tranquility-board/1";

/** A line of cells on which islands ascend. */
export interface BoardLine {
  /** In ascending order. The cells of a board are numbered line by line. */
  readonly cells: readonly Space[];
  /** Placements on the line are free (A2). */
  readonly free?: true;
  /** Indexes of the lines that must be full before this one can be used (A3). */
  readonly after?: readonly number[];
}

/** In the order of the unshuffled deck (P1). */
export const EXPLORER_FACES = [
  "storm",
  "compass",
  "monster",
  "finish",
  "start",
  "rocks",
  "border",
] as const satisfies readonly TranquilityFace[];

type ExplorerFace = (typeof EXPLORER_FACES)[number];

/**
 * Special cards in the piles, in the order of the unshuffled deck. A drawn one is shown to all, acts and is replaced
 * (H1): storms (H2), compasses (H3), sea monsters (H4), jagged rocks (H5).
 */
export const SPECIAL_FACES = ["storm", "compass", "monster", "rocks"] as const satisfies readonly TranquilityFace[];

export type SpecialFace = (typeof SPECIAL_FACES)[number];

/** A board's cards, and where they are dealt to (B1). */
interface BoardCards {
  /** Inclusive, 1 to 80. */
  readonly islands: readonly [first: number, last: number];
  /** How many islands are removed unseen before the deal. Default: 0. */
  readonly removed?: number;
  /** A start card is buried in each pile (B1). */
  readonly starts?: true;
  /** How many finish cards are shuffled into the piles. Default: 0. */
  readonly finishes?: number;
  /** How many compasses are shuffled into the piles; each turns all hands when it is drawn (N1, N3). Default: 0. */
  readonly compasses?: number;
  /** Explorer cards by face (P1). Default: no explorer deck. */
  readonly explorer?: { readonly [Face in ExplorerFace]?: number };
  /** Special cards by face, shuffled into the piles (H1). Default: none. */
  readonly specials?: { readonly [Face in SpecialFace]?: number };
}

/** How the difference between an island and a filled neighbour becomes a cost: itself, half of it rounded up, or 1. */
type CostRule = "difference" | "half" | "flat";

/** The rules in which boards differ. */
export interface BoardRules {
  readonly seats: readonly [min: number, max: number];
  /** Two seats play against each other, with one pile and an open row (D1 to D7). */
  readonly opposed?: true;
  /** The number of cards to which hands are refilled (B2). */
  readonly hand: number;
  /** How many cards all seats discard together after a start card was played (B6). */
  readonly toll?: number;
  /** How a single player pays the toll (B9). */
  readonly soloToll?: "draw-five" | "two-rounds";
  readonly cost: CostRule;
  /** A placement that costs more is not allowed. Default: no limit. */
  readonly maxCost?: number;
  /** A seat may discard two cards instead of placing one (B2). */
  readonly pairs: boolean;
  /** A seat may discard a card to turn an island (N4). */
  readonly turning?: true;
  /** Explorer cards `border` are jokers (P10). Default: they have no effect. */
  readonly jokers?: true;
  /** Explorer cards `start` act like rocks (P0). Default: they have no effect. */
  readonly startsAreRocks?: true;
  /** Whether the rule of silence applies (B13). */
  readonly talk: "silent" | "open";
}

/** Everything that a match on a board depends on. */
export interface BoardDefinition {
  readonly format: typeof BOARD_FORMAT;
  /** The kind of board in logs: that of a board of the booklets, or `board` for one that players define. */
  readonly id: string;
  /** For a board that players define. */
  readonly title?: string;
  readonly author?: string;
  readonly lines: readonly BoardLine[];
  /** The cells whose islands draw an explorer card (P2). */
  readonly borders?: readonly Cell[];
  /** The cells whose islands must end night side up; all others must end day side up (N2). */
  readonly night?: readonly Cell[];
  /** Places of the border cards around the cells. */
  readonly frame: readonly Space[];
  readonly start?: Space;
  /** Without it, the match is won when all cells are filled (H6). */
  readonly finish?: Space;
  readonly cards: BoardCards;
  readonly rules: BoardRules;
}
