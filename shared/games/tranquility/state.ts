import type { Handle, Seat } from "../../engine/game.ts";
import { type Face, numberOf } from "./cards.ts";
import type { Cell } from "./layouts.ts";
import { layoutOf, type Options } from "./options.ts";

/** An island on the board. */
export interface Placed {
  readonly card: Handle;
  readonly number: number;
  readonly by: Seat;
}

/** The cards a seat is willing to give; undefined as long as it has made no offer. */
export type Offer = readonly Handle[] | undefined;

/** What the table is waiting for. */
export type Stage =
  | { readonly at: "deal" }
  | { readonly at: "turn"; readonly seat: Seat }
  | {
      readonly at: "toll";
      /** Whose action opened it. */
      readonly seat: Seat;
      readonly amount: number;
      readonly offers: readonly Offer[];
    }
  | { readonly at: "end" };

/** A table of Tranquility: the truth on the server, and the same shape with fewer faces in every view. */
export interface State {
  readonly options: Options;
  /** What is known of each card, by handle. Absent means unknown. */
  readonly faces: readonly (Face | undefined)[];
  /** Each pile from its top. */
  readonly piles: readonly (readonly Handle[])[];
  readonly hands: readonly (readonly Handle[])[];
  /** Face down for ever (B12). */
  readonly discards: readonly (readonly Handle[])[];
  readonly aside: readonly Handle[];
  readonly board: readonly (Placed | undefined)[];
  readonly start?: Handle;
  readonly finish?: Handle;
  /** How many tolls were settled: more than one only in the two rounds of a single player (B9). */
  readonly tolls: number;
  readonly stage: Stage;
}

export function initial(options: Options, seats: number): State {
  const none = Array.from({ length: seats }, () => []);
  return {
    options,
    faces: [],
    piles: none,
    hands: none,
    discards: none,
    aside: [],
    board: layoutOf(options).cells.map(() => undefined),
    tolls: 0,
    stage: { at: "deal" },
  };
}

export const faceOf = (state: State, card: Handle): Face | undefined => state.faces[card];
export const numberOn = (state: State, card: Handle): number | undefined => numberOf(state.faces[card]);
export const handOf = (state: State, seat: Seat): readonly Handle[] => state.hands[seat] ?? [];
export const isFull = (state: State): boolean => !state.board.includes(undefined);
export const isEmptyCell = (state: State, cell: Cell): boolean => state.board[cell] === undefined;

/** The start card that a seat must play as its action (B6). */
export const forcedStart = (state: State, seat: Seat): Handle | undefined =>
  state.start === undefined ? handOf(state, seat).find((card) => faceOf(state, card) === "start") : undefined;

/** Whether a finish would win now (B10). */
export const mayFinish = (state: State): boolean => state.start !== undefined && isFull(state);

export const cardsOffered = (offers: readonly Offer[]): number =>
  offers.reduce((sum, offer) => sum + (offer?.length ?? 0), 0);

export const cardsInHands = (state: State): number => state.hands.reduce((sum, hand) => sum + hand.length, 0);
