import type { Handle, Seat } from "../../engine/game.ts";
import type { Face, Field } from "./cards.ts";
import type { Clue } from "./clues.ts";
import type { Options } from "./options.ts";

/**
 * Whoever holds a hand and engages: the seats' own parties have the seats' numbers, then come in the order in which they joined
 * the round the Tide and the demons.
 */
export type Party = number;

/** How a party fills a field. `order` says when: the later, the higher. */
export type Stand =
  | { readonly how: "abdicated"; readonly order: number; readonly reason: "choice" | "judgement" | "world" | "end" }
  | {
      readonly how: "engaged";
      readonly order: number;
      readonly cards: readonly Handle[];
      /** The other field that the same couple stands on (E8). */
      readonly also?: Field;
      /** Face down until the round ends (KO1). */
      readonly isHidden: boolean;
      /** An ace that got its reinforcements (WO1). */
      readonly isReinforced: boolean;
    };

export type Engaged = Extract<Stand, { readonly how: "engaged" }>;

/** How many cards of either sort a hand is filled up to (F5, M11). */
export interface Room {
  readonly closed: number;
  readonly open: number;
}

/** A party as it is in the round at hand. */
export interface PartyState {
  readonly kind: "seat" | "tide" | "demon";
  /** Who plays it; nobody plays the Tide. */
  readonly seat: Seat | undefined;
  /** In the order in which they were drawn. */
  readonly closed: readonly Handle[];
  readonly open: readonly Handle[];
  readonly room: Room;
  /** By field; nothing where it is free. */
  readonly stands: readonly (Stand | undefined)[];
  readonly chariot: { readonly card: Handle; readonly reserve: readonly Handle[] } | undefined;
  /** Its Hermit, the extra turns that are left, and whether it wants to be asked before its own next turn (M9, S3). */
  readonly hermit: { readonly card: Handle; readonly left: number; readonly asks: boolean } | undefined;
  /** The Devil that keeps a demon at the table. */
  readonly devil: Handle | undefined;
  readonly isOut: boolean;
  /** Its one secret engagement of the round was tried (KO2). */
  readonly isSecretSpent: boolean;
}

/** A card on the discard pile, and who has seen what it is (S6). */
export interface Discarded {
  readonly card: Handle;
  readonly seenBy: readonly Seat[] | "all";
}

/** Somebody has seen a card that lies face down elsewhere than in their own hand. */
export interface Peek {
  readonly card: Handle;
  readonly by: Seat | "all";
}

/** An engagement that may still be stolen. */
export interface Attempt {
  readonly party: Party;
  readonly field: Field;
  readonly also?: Field;
  readonly cards: readonly Handle[];
  readonly isHidden: boolean;
  readonly reinforces: boolean;
}

/** Cards somebody is owed by an effect, beyond the drawing that ends every play (T7). */
export type Owed =
  | { readonly to: "hand" | "open" | "wheel"; readonly party: Party }
  | { readonly to: "row"; readonly party: Party };

/** What a play has come to so far: enough to go on with it after a question (T7). */
export interface Play {
  readonly party: Party;
  /** The trump it was begun with. */
  readonly card: Handle | undefined;
  readonly attempt: Attempt | undefined;
  /** Whoever played the Fool against it (M0d). */
  readonly thief: Party | undefined;
  readonly owed: readonly Owed[];
  /** Another play follows in the same turn (T4). */
  readonly again: boolean;
  /** Calls that are left after the ones that missed (M17 to M19). */
  readonly calls: number;
}

/** What the table is waiting for (S1). */
export type Stage =
  | { readonly at: "deal" }
  | { readonly at: "turn" }
  /** Who may still steal, all at once or one after the other (S2, I2). */
  | { readonly at: "window"; readonly waiting: readonly Party[]; readonly isInOrder: boolean }
  | { readonly at: "hermit"; readonly party: Party }
  /** The seats that have not voted, in their order (P3). */
  | { readonly at: "vote"; readonly voters: readonly Seat[] }
  | { readonly at: "call" }
  | { readonly at: "shed"; readonly count: number }
  | { readonly at: "over" };

/** A table of Arcanoïd: the truth on the server, and the same shape with fewer faces in every view. */
export interface State {
  readonly options: Options;
  /** The version of the rules that the match is played by. */
  readonly rules: number;
  readonly seats: number;
  /** From 1 on. */
  readonly round: number;
  /** Whose turn is the first of this round. */
  readonly first: Seat;
  /** Who won which field, by finished round; null for the Tide. */
  readonly results: readonly (readonly (Seat | null)[])[];
  /** What is known of each card, by handle; in a round, also of the handles that cards went by before. Absent means unknown. */
  readonly faces: readonly (Face | undefined)[];
  /** The highest handle that was ever given. */
  readonly lastHandle: Handle;
  readonly parties: readonly PartyState[];
  /** All parties in the order of their turns. */
  readonly order: readonly Party[];
  readonly pile: readonly Handle[];
  readonly discard: readonly Discarded[];
  /** Trumps that stay on the table. */
  readonly kept: readonly Handle[];
  /** Everybody's cards, once Justice lies there (M8). */
  readonly row: readonly Handle[] | undefined;
  readonly temperance: { readonly card: Handle; readonly party: Party; readonly field: Field } | undefined;
  readonly peeks: readonly Peek[];
  /** What was told in this round of cards that lie face down, in the order in which it was. */
  readonly clues: readonly Clue[];
  /** The order of the next stand. */
  readonly clock: number;
  /** By field: no World any more (E12). */
  readonly touched: readonly boolean[];
  /** The pile is not renewed any more (P3 to P5). */
  readonly isClosed: boolean;
  readonly renewals: number;
  readonly turn: { readonly party: Party; readonly isExtra: boolean };
  /** Whose regular turn was the last: extra turns do not move the order (M9b). */
  readonly regular: Party;
  readonly play: Play | undefined;
  readonly stage: Stage;
}

export const faceOf = (state: State, card: Handle): Face | undefined => state.faces[card];

/** What these cards are, as far as it is known. */
export function facesOf(state: State, cards: readonly Handle[]): Record<Handle, Face> {
  const faces: Record<Handle, Face> = {};
  for (const card of cards) {
    const face = state.faces[card];
    if (face !== undefined) faces[card] = face;
  }
  return faces;
}

/** The cards a party may use: its closed and open hand and the row (T6). */
export function toUse(state: State, party: Party): readonly Handle[] {
  const { closed, open } = state.parties[party]!;
  return [...closed, ...open, ...(state.row ?? [])];
}

export const handOf = (state: State, party: Party): readonly Handle[] => {
  const { closed, open } = state.parties[party]!;
  return [...closed, ...open];
};

/** The card with this face among those a party may use, if it is there. */
export const findToUse = (state: State, party: Party, face: Face): Handle | undefined =>
  toUse(state, party).find((card) => state.faces[card] === face);

export const capacityOf = ({ room }: PartyState): number => room.closed + room.open;

export const isInPlay = (state: State, party: Party): boolean => state.parties[party]?.isOut === false;

/** The parties in play, in the order of turns from this one on. */
export function inPlayFrom({ order, parties }: State, party: Party): readonly Party[] {
  const at = order.indexOf(party);
  return [...order.slice(at), ...order.slice(0, at)].filter((other) => !parties[other]!.isOut);
}

export const isFree = (state: State, party: Party, field: Field): boolean =>
  state.parties[party]?.stands[field] === undefined;

/** Whether Temperance keeps a party from engaging there (M14a, NA1). */
export const isTempered = ({ temperance }: State, field: Field): boolean => temperance?.field === field;

/** Whose seat a party's closed cards belong to: nobody's, if it is the Tide. */
export const audienceOf = (state: State, party: Party): readonly Seat[] => {
  const { seat } = state.parties[party]!;
  return seat === undefined ? [] : [seat];
};

/** The party a seat acts for now, if the table waits for it. */
export function actingFor(state: State, seat: Seat): Party | undefined {
  return waitedFor(state).find((party) => state.parties[party]?.seat === seat);
}

/** The parties whose move it is; voters are the seats' own parties. */
export function waitedFor({ stage, turn }: State): readonly Party[] {
  switch (stage.at) {
    case "turn":
    case "call":
    case "shed":
      return [turn.party];
    case "hermit":
      return [stage.party];
    case "window":
      return stage.isInOrder ? stage.waiting.slice(0, 1) : stage.waiting;
    case "vote":
      return stage.voters.slice(0, 1);
    default:
      return [];
  }
}

/** No party but the Tide is in play (F9). */
export const isRoundOver = ({ parties }: State): boolean =>
  parties.every(({ kind, isOut }) => isOut || kind === "tide");
