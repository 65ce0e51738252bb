import type { TranquilityFace } from "../cards.ts";
import type { Cell, Space } from "../layouts.ts";

/** A change that older releases cannot read gets a new number. */
export const BOARD_FORMAT = "tranquility-board/1";

/** Islands ascend along its cells. */
export interface BoardLine {
  /** In ascending order. A board's cells are numbered line by line. */
  readonly cells: readonly Space[];
  /** Placements cost nothing (A2). */
  readonly free?: true;
  /** Indexes of lines that must be full first (A3). */
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
 * (H1 to H5).
 */
export const SPECIAL_FACES = ["storm", "compass", "monster", "rocks"] as const satisfies readonly TranquilityFace[];

export type SpecialFace = (typeof SPECIAL_FACES)[number];

/** Cards of a board, and where they are dealt to (B1). */
interface BoardCards {
  /** Inclusive, 1 to 80. */
  readonly islands: readonly [first: number, last: number];
  /** Islands removed unseen before the deal. Default: 0. */
  readonly removed?: number;
  /** A start card is buried in each pile (B1). */
  readonly starts?: true;
  /** Finish cards in the piles. Default: 0. */
  readonly finishes?: number;
  /** Compasses in the piles; each turns all hands when it is drawn (N1, N3). Default: 0. */
  readonly compasses?: number;
  /** Explorer cards by face (P1). Default: no explorer deck. */
  readonly explorer?: { readonly [Face in ExplorerFace]?: number };
  /** Special cards by face, in the piles (H1). Default: none. */
  readonly specials?: { readonly [Face in SpecialFace]?: number };
}

/** The difference to a filled neighbour, half of it rounded up, or 1. */
type CostRule = "difference" | "half" | "flat";

export interface BoardRules {
  readonly seats: readonly [min: number, max: number];
  /** Two seats against each other, with one pile and an open row (D1 to D7). */
  readonly opposed?: true;
  /** Cards to which hands are refilled (B2). */
  readonly hand: number;
  /** Cards that all seats discard together after a start card (B6). */
  readonly toll?: number;
  /** How a single player pays the toll (B9). */
  readonly soloToll?: "draw-five" | "two-rounds";
  readonly cost: CostRule;
  /** Larger costs are not allowed. Default: no limit. */
  readonly maxCost?: number;
  /** Discarding two cards is allowed (B2). */
  readonly pairs: boolean;
  /** Discarding a card to turn an island is allowed (N4). */
  readonly turning?: true;
  /** `border` cards are jokers (P10). Default: they have no effect. */
  readonly jokers?: true;
  /** `start` explorer cards act like rocks (P0). Default: they have no effect. */
  readonly startsAreRocks?: true;
  /** Whether the rule of silence applies (B13). */
  readonly talk: "silent" | "open";
}

/** Everything that a match on a board depends on. */
export interface BoardDefinition {
  readonly format: typeof BOARD_FORMAT;
  /** In logs: a board of the booklets, or `board` for one that players define. */
  readonly id: string;
  /** Of a board that players define. */
  readonly title?: string;
  readonly author?: string;
  readonly lines: readonly BoardLine[];
  /** Cells whose islands draw an explorer card (P2). */
  readonly borders?: readonly Cell[];
  /** Cells whose islands must end night side up; others must end day side up (N2). */
  readonly night?: readonly Cell[];
  /** Places of border cards around the cells. */
  readonly frame: readonly Space[];
  readonly start?: Space;
  /** Without it, filling all cells wins (H6). */
  readonly finish?: Space;
  readonly cards: BoardCards;
  readonly rules: BoardRules;
}
