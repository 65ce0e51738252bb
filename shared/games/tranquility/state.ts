import type { Handle, Seat } from "../../engine/contract/events.ts";
import { type IslandSide, numberOf, type TranquilityFace } from "./cards.ts";
import type { DuelScore } from "./events.ts";
import type { Cell, Layout } from "./layouts.ts";
import type { Options } from "./options.ts";

/** An island on the board, or a joker as one (P10). */
interface PlacedIsland {
  readonly card: Handle;
  readonly number: number;
  readonly by: Seat;
  /** The side that is up, in modes where sides matter (N2, D1). */
  readonly side?: IslandSide;
}

/** The cards a seat offers to pay; undefined before its offer. */
type Offer = readonly Handle[] | undefined;

/** What the table is waiting for. */
export type TranquilityStage =
  | { readonly at: "deal" }
  | { readonly at: "turn"; readonly seat: Seat }
  | {
      readonly at: "toll";
      /** The seat whose turn it is: it has played the start card. */
      readonly seat: Seat;
      readonly amount: number;
      readonly offers: readonly Offer[];
    }
  /** The explorer card of an island on a border cell is not resolved yet (P2). Only between the events of a step. */
  | { readonly at: "explorer"; readonly seat: Seat; readonly cell: Cell; readonly cost: number }
  /** The second step of a placement: its cost in cards is due (P3, P9). */
  | { readonly at: "cost"; readonly seat: Seat; readonly cell: Cell; readonly cost: number }
  /** Cards that everyone has seen go into a hand, which is then shuffled (B12). Only between the events of a step. */
  | { readonly at: "shuffle"; readonly seat: Seat; readonly cards: readonly Handle[] }
  | { readonly at: "end" }
  /** A duel is over (D5, D6). */
  | { readonly at: "scored"; readonly scores: readonly DuelScore[] };

export type StageAt<At extends TranquilityStage["at"]> = Extract<TranquilityStage, { readonly at: At }>;

/** What is public about a shuffle of a hand (B12). */
export interface HandShuffle {
  readonly seat: Seat;
  readonly were: readonly Handle[];
  readonly cards: readonly Handle[];
  /** The faces of the cards that everyone saw before they went into the hand, by their former handles. */
  readonly seen: Readonly<Record<Handle, TranquilityFace>>;
}

/** A table of Tranquility. A view differs from the true state only in that it has fewer `faces`. */
export interface State {
  readonly options: Options;
  readonly layout: Layout;
  /** The known face of each card, by handle; undefined if unknown. */
  readonly faces: readonly (TranquilityFace | undefined)[];
  /** Each pile from its top. A duel has a single pile for both seats. */
  readonly piles: readonly (readonly Handle[])[];
  readonly hands: readonly (readonly Handle[])[];
  /**
   * By seat, the last card drawn from its pile up to which no card is a start card, as everyone knows: it was in the
   * opening hand (B1), or in the hand in a turn of the seat while no start had been played (B6). 0 before the first
   * turn.
   */
  readonly startless: readonly Handle[];
  /** Every shuffle of a hand, the oldest first. */
  readonly mixed: readonly HandShuffle[];
  /** Face-down discards of each seat, which stay hidden from the others (B12). */
  readonly discards: readonly (readonly Handle[])[];
  /** Face-up discards of each seat: explorer cards, islands taken by sea monsters, compasses, swept hands. */
  readonly shown: readonly (readonly Handle[])[];
  /** Cards that no seat ever sees: islands removed before the deal (B1), and tops of piles discarded by rocks (P9). */
  readonly aside: readonly Handle[];
  /** The explorer deck from its top (P1). */
  readonly explorer: readonly Handle[];
  /** The face-up cards beside the pile of a duel, the farthest from the pile first (D1). */
  readonly row: readonly Handle[];
  readonly board: readonly (PlacedIsland | undefined)[];
  /** The storm on each cell, if any (P5). */
  readonly storms: readonly (Handle | undefined)[];
  /** The current side: islands are placed with it up (N2). */
  readonly side: IslandSide;
  readonly start?: Handle;
  readonly finish?: Handle;
  /** How many cards each seat has paid: for islands, for turning them, and for the toll. */
  readonly paid: readonly number[];
  /** How many turns have started. */
  readonly turns: number;
  /** How many tolls were settled. More than one only if a single player pays in two rounds (B9). */
  readonly tolls: number;
  readonly stage: TranquilityStage;
}

export const faceOf = (state: State, card: Handle): TranquilityFace | undefined => state.faces[card];
export const numberOn = (state: State, card: Handle): number | undefined => numberOf(state.faces[card]);
export const handOf = (state: State, seat: Seat): readonly Handle[] => state.hands[seat] ?? [];
export const isFull = (state: State): boolean => !state.board.includes(undefined);
export const isEmptyCell = (state: State, cell: Cell): boolean => state.board[cell] === undefined;

/** The index of the pile from which a seat draws: its own, or the only one. */
export const pileOf = ({ piles }: State, seat: Seat): number => (piles.length === 1 ? 0 : seat);

/** The start card that a seat must play in its turn (B6); undefined if there is none. */
export const forcedStart = (state: State, seat: Seat): Handle | undefined =>
  state.start === undefined ? handOf(state, seat).find((card) => faceOf(state, card) === "start") : undefined;

/** Whether a hand card is a joker: in the edition without jokers, border cards never go to a hand (P10). */
export const isJoker = (state: State, card: Handle): boolean => faceOf(state, card) === "border";

/** The side that an island in this cell must show at the end, on boards that require one (N2). */
export const sideDue = ({ layout }: State, cell: Cell): IslandSide | undefined =>
  layout.night && (layout.night.includes(cell) ? "night" : "day");

/** Whether an island that is placed on this cell draws an explorer card (P2). A joker never does (P10). */
export const drawsExplorer = ({ explorer, layout }: State, cell: Cell): boolean =>
  explorer.length > 0 && layout.borders?.includes(cell) === true;

export const cardsOffered = (offers: readonly Offer[]): number =>
  offers.reduce((sum, offer) => sum + (offer?.length ?? 0), 0);

export const cardsInHands = (state: State): number => state.hands.reduce((sum, hand) => sum + hand.length, 0);
