import type { Handle, Seat } from "../../engine/game.ts";
import { type Face, numberOf, type Side } from "./cards.ts";
import type { Score } from "./events.ts";
import type { Cell, Layout } from "./layouts.ts";
import type { Options } from "./options.ts";

/** An island on the board, or a joker that stands for one (P10). */
export interface Placed {
  readonly card: Handle;
  readonly number: number;
  readonly by: Seat;
  /** Which side is up, in the modes that look at it (N2, D1). */
  readonly side?: Side;
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
  /** An island covers a border cell, and the explorer card is not resolved yet (P2). Never what a command ends with. */
  | { readonly at: "explorer"; readonly seat: Seat; readonly cell: Cell; readonly cost: number }
  /** The second step of a placement: so many cards are due (P3, P9). */
  | { readonly at: "cost"; readonly seat: Seat; readonly cell: Cell; readonly cost: number }
  /** Cards everybody knows are on their way into a hand, which gets shuffled (B12). Never what a command ends with. */
  | { readonly at: "shuffle"; readonly seat: Seat; readonly cards: readonly Handle[] }
  | { readonly at: "end" }
  /** A duel is over (D5, D6). */
  | { readonly at: "scored"; readonly scores: readonly Score[] };

export type StageAt<At extends Stage["at"]> = Extract<Stage, { readonly at: At }>;

/** A hand that was shuffled, as everybody saw it (B12). */
export interface Mixing {
  readonly seat: Seat;
  readonly were: readonly Handle[];
  readonly cards: readonly Handle[];
  /** What everybody has seen of them, by the handles that they had before. */
  readonly seen: Readonly<Record<Handle, Face>>;
}

/** A table of Tranquility: the truth on the server, and the same shape with fewer faces in every view. */
export interface State {
  readonly options: Options;
  /** The board of these options. */
  readonly layout: Layout;
  /** What is known of each card, by handle. Absent means unknown. */
  readonly faces: readonly (Face | undefined)[];
  /** Each pile from its top. A duel has one for both. */
  readonly piles: readonly (readonly Handle[])[];
  readonly hands: readonly (readonly Handle[])[];
  /**
   * By seat, the last card it drew that cannot be a start, nor any drawn before it: it lay in the opening hand (B1), or in the
   * hand with which the seat had a turn while no start had been played (B6). 0 before the first turn.
   */
  readonly startless: readonly Handle[];
  /** Every hand that was shuffled, the oldest first. */
  readonly mixed: readonly Mixing[];
  /** Face down for ever (B12). */
  readonly discards: readonly (readonly Handle[])[];
  /** What each seat discarded face up: explorer cards, swallowed islands, compasses, swept hands. */
  readonly shown: readonly (readonly Handle[])[];
  /** Cards nobody will ever look at: islands removed before the deal (B1), tops of piles lost to the rocks (P9). */
  readonly aside: readonly Handle[];
  /** The explorer deck from its top (P1). */
  readonly explorer: readonly Handle[];
  /** The cards face up beside the pile of a duel, the farthest from it first (D1). */
  readonly row: readonly Handle[];
  readonly board: readonly (Placed | undefined)[];
  /** The storm on each cell that has one (P5). */
  readonly storms: readonly (Handle | undefined)[];
  /** The current side: how islands are placed by day and by night (N2). */
  readonly side: Side;
  readonly start?: Handle;
  readonly finish?: Handle;
  /** Cards paid by each seat: for islands, for turning them, and for the toll. */
  readonly paid: readonly number[];
  /** How many turns have begun. */
  readonly turns: number;
  /** How many tolls were settled: more than one only in the two rounds of a single player (B9). */
  readonly tolls: number;
  readonly stage: Stage;
}

export const faceOf = (state: State, card: Handle): Face | undefined => state.faces[card];
export const numberOn = (state: State, card: Handle): number | undefined => numberOf(state.faces[card]);
export const handOf = (state: State, seat: Seat): readonly Handle[] => state.hands[seat] ?? [];
export const isFull = (state: State): boolean => !state.board.includes(undefined);
export const isEmptyCell = (state: State, cell: Cell): boolean => state.board[cell] === undefined;

/** Which of the piles a seat draws from: its own, or the only one there is. */
export const pileOf = ({ piles }: State, seat: Seat): number => (piles.length === 1 ? 0 : seat);

/** The start card that a seat must play as its action (B6). */
export const forcedStart = (state: State, seat: Seat): Handle | undefined =>
  state.start === undefined ? handOf(state, seat).find((card) => faceOf(state, card) === "start") : undefined;

/** Whether a finish would win now (B10). */
export const mayFinish = (state: State): boolean => state.start !== undefined && isFull(state);

/** Whether a border card in a hand is a joker: those of the other edition never get there (P10). */
export const isJoker = (state: State, card: Handle): boolean => faceOf(state, card) === "border";

/** Which side an island in this cell must end with, on a board that asks for one (N2). */
export const sideDue = ({ layout }: State, cell: Cell): Side | undefined =>
  layout.night && (layout.night.includes(cell) ? "night" : "day");

/** Whether an island in this cell draws an explorer card (P2); a joker never does (P10). */
export const drawsExplorer = ({ explorer, layout }: State, cell: Cell): boolean =>
  explorer.length > 0 && layout.borders?.includes(cell) === true;

export const cardsOffered = (offers: readonly Offer[]): number =>
  offers.reduce((sum, offer) => sum + (offer?.length ?? 0), 0);

export const cardsInHands = (state: State): number => state.hands.reduce((sum, hand) => sum + hand.length, 0);
