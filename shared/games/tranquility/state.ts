import type { Handle, Seat } from "../../engine/contract/events.ts";
import { type IslandSide, numberOf, type TranquilityFace } from "./cards.ts";
import type { DuelScore } from "./events.ts";
import type { Cell, Layout } from "./layouts.ts";
import type { Options } from "./options.ts";

interface PlacedIsland {
  readonly card: Handle;
  readonly number: number;
  readonly by: Seat;
  /** Absent if sides do not matter (N2, D1). */
  readonly side?: IslandSide;
}

/** Undefined before the seat's offer. */
type Offer = readonly Handle[] | undefined;

export type TranquilityStage =
  | { readonly at: "deal" }
  | { readonly at: "turn"; readonly seat: Seat }
  | {
      readonly at: "toll";
      /** The seat that played the start card. */
      readonly seat: Seat;
      readonly amount: number;
      readonly offers: readonly Offer[];
    }
  /** P2: an island on a border cell draws an explorer card. Only within a step. */
  | { readonly at: "explorer"; readonly seat: Seat; readonly cell: Cell; readonly cost: number }
  /** P3, P9: the cost of an island on a border cell is due, in cards. */
  | { readonly at: "cost"; readonly seat: Seat; readonly cell: Cell; readonly cost: number }
  /** B12: a hand is shuffled after it receives public cards. Only within a step. */
  | { readonly at: "shuffle"; readonly seat: Seat; readonly cards: readonly Handle[] }
  | { readonly at: "end" }
  | { readonly at: "scored"; readonly scores: readonly DuelScore[] };

export type StageAt<At extends TranquilityStage["at"]> = Extract<TranquilityStage, { readonly at: At }>;

/** B12: the public part of a shuffle of a hand. */
export interface HandShuffle {
  readonly seat: Seat;
  readonly were: readonly Handle[];
  readonly cards: readonly Handle[];
  /** The public cards that went into the hand, by their old handles. */
  readonly seen: Readonly<Record<Handle, TranquilityFace>>;
}

/** A view differs from the true state only in unknown `faces`. */
export interface State {
  readonly options: Options;
  readonly layout: Layout;
  /** By handle; undefined if unknown. */
  readonly faces: readonly (TranquilityFace | undefined)[];
  /** Each from its top. A duel has a single pile. */
  readonly piles: readonly (readonly Handle[])[];
  readonly hands: readonly (readonly Handle[])[];
  /**
   * By seat: everyone knows that its cards up to this one are no starts, because it had this card in its opening hand
   * (B1), or in a turn before any start was played (B6). 0 before the first turn.
   */
  readonly startless: readonly Handle[];
  /** Oldest first. */
  readonly mixed: readonly HandShuffle[];
  /** B12: face-down discards by seat. */
  readonly discards: readonly (readonly Handle[])[];
  /** Face-up discards by seat: explorer cards, special cards, swallowed islands, compasses, swept hands. */
  readonly shown: readonly (readonly Handle[])[];
  /** Cards that no seat ever sees: removed islands (B1), and pile tops lost to rocks (P9). */
  readonly aside: readonly Handle[];
  /** From the top (P1). */
  readonly explorer: readonly Handle[];
  /** D1: farthest from the pile first. */
  readonly row: readonly Handle[];
  readonly board: readonly (PlacedIsland | undefined)[];
  /** By cell (P5). */
  readonly storms: readonly (Handle | undefined)[];
  /** N2: the side with which islands are placed now. */
  readonly side: IslandSide;
  readonly start: Handle | undefined;
  readonly finish: Handle | undefined;
  /** By seat: cards discarded for islands, turning islands, and tolls. */
  readonly paid: readonly number[];
  readonly turns: number;
  /** Settled tolls. Above 1 only if a single player pays in two rounds (B9). */
  readonly tolls: number;
  readonly stage: TranquilityStage;
}

export const faceOf = (state: State, card: Handle): TranquilityFace | undefined => state.faces[card];
export const numberOn = (state: State, card: Handle): number | undefined => numberOf(state.faces[card]);
export const handOf = (state: State, seat: Seat): readonly Handle[] => state.hands[seat] ?? [];
export const isFull = (state: State): boolean => !state.board.includes(undefined);
export const isEmptyCell = (state: State, cell: Cell): boolean => state.board[cell] === undefined;

export const pileOf = ({ piles }: State, seat: Seat): number => (piles.length === 1 ? 0 : seat);

/** B6: the start card that a seat must play. */
export const forcedStart = (state: State, seat: Seat): Handle | undefined =>
  state.start === undefined ? handOf(state, seat).find((card) => faceOf(state, card) === "start") : undefined;

/** P10: border cards go to a hand only if they are jokers. */
export const isJoker = (state: State, card: Handle): boolean => faceOf(state, card) === "border";

/** N2: the side that an island must show at the end. */
export const sideDue = ({ layout }: State, cell: Cell): IslandSide | undefined =>
  layout.night && (layout.night.includes(cell) ? "night" : "day");

/** P2: whether an island on the cell draws an explorer card. P10: jokers never do. */
export const drawsExplorer = ({ explorer, layout }: State, cell: Cell): boolean =>
  explorer.length > 0 && layout.borders?.includes(cell) === true;

export const cardsOffered = (offers: readonly Offer[]): number =>
  offers.reduce((sum, offer) => sum + (offer?.length ?? 0), 0);

export const cardsInHands = (state: State): number => state.hands.reduce((sum, hand) => sum + hand.length, 0);
