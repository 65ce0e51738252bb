import type { Handle, Seat } from "../../engine/contract/events.ts";
import type { ArcanoidFace, Field } from "./cards.ts";
import type { Options } from "./options.ts";
import type { Clue } from "./public-knowledge.ts";

/**
 * A holder of a hand: a seat's own party, the Tide, or a demon. A seat's party has its number; the Tide and demons
 * follow, in the order they joined the round.
 */
export type Party = number;

/** How a party fills a field. `order` increases with time. */
export type Stand =
  | { readonly how: "abdicated"; readonly order: number; readonly reason: "choice" | "judgement" | "world" | "end" }
  | {
      readonly how: "engaged";
      readonly order: number;
      readonly cards: readonly Handle[];
      /** The couple's other field (E8). */
      readonly also?: Field;
      /** Face down until the round ends (KO1). */
      readonly isHidden: boolean;
      /** A reinforced ace (WO1). */
      readonly isReinforced: boolean;
    };

export type EngagedStand = Extract<Stand, { readonly how: "engaged" }>;

/** Cards in a full hand (F5, M11). */
export interface Room {
  readonly closed: number;
  readonly open: number;
}

export interface PartyState {
  readonly kind: "seat" | "tide" | "demon";
  /** Undefined for the Tide. */
  readonly seat: Seat | undefined;
  /** Face-down, oldest first. */
  readonly closed: readonly Handle[];
  readonly open: readonly Handle[];
  readonly room: Room;
  /** By field; undefined for free fields. */
  readonly stands: readonly (Stand | undefined)[];
  readonly chariot: { readonly card: Handle; readonly reserve: readonly Handle[] } | undefined;
  /** `left`: extra turns. `asks`: false while the party forgoes them until its own next turn (M9, S3). */
  readonly hermit: { readonly card: Handle; readonly left: number; readonly asks: boolean } | undefined;
  /** The Devil that raised this demon. */
  readonly devil: Handle | undefined;
  readonly isOut: boolean;
  /** Whether the round's one secret engagement was used (KO2). */
  readonly isSecretSpent: boolean;
}

/** `seenBy`: seats that have seen the face (S6). */
export interface DiscardedCard {
  readonly card: Handle;
  readonly seenBy: readonly Seat[] | "all";
}

/** A face-down card seen by another seat, or all. */
interface Peek {
  readonly card: Handle;
  readonly by: Seat | "all";
}

/** Tried, but neither standing nor stolen yet. */
export interface PendingEngagement {
  readonly party: Party;
  readonly field: Field;
  readonly also?: Field;
  readonly cards: readonly Handle[];
  readonly isHidden: boolean;
  readonly reinforces: boolean;
}

/**
 * A draw by a trump's effect. `hand`: up to the capacity. `open`: open cards only. `wheel`: five cards (M10). `row`: to
 * fill the row (M8).
 */
export type OwedCard =
  | { readonly to: "hand" | "open" | "wheel"; readonly party: Party }
  | { readonly to: "row"; readonly party: Party };

/** Enough to continue a play after a question (T7). */
export interface Play {
  readonly party: Party;
  /** Undefined if no trump was played. */
  readonly card: Handle | undefined;
  readonly attempt: PendingEngagement | undefined;
  /** Played the Fool against the attempt (M0d). */
  readonly thief: Party | undefined;
  readonly owed: readonly OwedCard[];
  /** Whether another play follows in the same turn (T4). */
  readonly again: boolean;
  /** Remaining calls (M17 to M19). */
  readonly calls: number;
}

/** What the table waits for (S1). */
export type ArcanoidStage =
  | { readonly at: "deal" }
  | { readonly at: "turn" }
  /** `waiting`: parties that may still steal, one by one if `isInOrder`, else all at once (S2, I2). */
  | { readonly at: "window"; readonly waiting: readonly Party[]; readonly isInOrder: boolean }
  | { readonly at: "hermit"; readonly party: Party }
  /** Those who have not voted, in order (P3). */
  | { readonly at: "vote"; readonly voters: readonly Seat[] }
  | { readonly at: "call" }
  | { readonly at: "shed"; readonly count: number }
  | { readonly at: "over" };

/** A view has fewer `faces` than the true state. */
export interface State {
  readonly options: Options;
  readonly rules: number;
  readonly seats: number;
  /** From 1; 0 before the deal. */
  readonly round: number;
  /** The seat with the round's first turn. */
  readonly first: Seat;
  /** By round and field; null for the Tide. */
  readonly results: readonly (readonly (Seat | null)[])[];
  /** By handle, including former handles of the round. */
  readonly faces: readonly (ArcanoidFace | undefined)[];
  readonly lastHandle: Handle;
  readonly parties: readonly PartyState[];
  /** In turn order. */
  readonly order: readonly Party[];
  readonly pile: readonly Handle[];
  readonly discard: readonly DiscardedCard[];
  readonly kept: readonly Handle[];
  /** Open to everyone, while Justice is on the table (M8). */
  readonly row: readonly Handle[] | undefined;
  readonly temperance: { readonly card: Handle; readonly party: Party; readonly field: Field } | undefined;
  readonly peeks: readonly Peek[];
  /** Oldest first. */
  readonly clues: readonly Clue[];
  /** The `order` of the next stand. */
  readonly clock: number;
  /** By field, whether the World can no longer be laid (E12). */
  readonly touched: readonly boolean[];
  /** The pile can no longer be renewed (P3 to P5). */
  readonly isClosed: boolean;
  readonly renewals: number;
  readonly turn: { readonly party: Party; readonly isExtra: boolean };
  /** The party with the last regular turn; the order continues after it (M9b). */
  readonly regular: Party;
  readonly play: Play | undefined;
  readonly stage: ArcanoidStage;
}

export const faceOf = (state: State, card: Handle): ArcanoidFace | undefined => state.faces[card];

/** Leaves out unknown faces. */
export function facesOf(state: State, cards: readonly Handle[]): Record<Handle, ArcanoidFace> {
  const faces: Record<Handle, ArcanoidFace> = {};
  for (const card of cards) {
    const face = state.faces[card];
    if (face !== undefined) faces[card] = face;
  }
  return faces;
}

/** Closed and open hand, and the row (T6). */
export function toUse(state: State, party: Party): readonly Handle[] {
  const { closed, open } = state.parties[party]!;
  return state.row ? [...closed, ...open, ...state.row] : [...closed, ...open];
}

export const handOf = (state: State, party: Party): readonly Handle[] => {
  const { closed, open } = state.parties[party]!;
  return [...closed, ...open];
};

export const findToUse = (state: State, party: Party, face: ArcanoidFace): Handle | undefined =>
  toUse(state, party).find((card) => state.faces[card] === face);

export const capacityOf = ({ room }: PartyState): number => room.closed + room.open;

export const isInPlay = (state: State, party: Party): boolean => state.parties[party]?.isOut === false;

/** In turn order from this party. */
export function inPlayFrom({ order, parties }: State, party: Party): readonly Party[] {
  const at = order.indexOf(party);
  const found: Party[] = [];
  for (let i = 0; i < order.length; i++) {
    const other = order[(at + i) % order.length]!;
    if (!parties[other]!.isOut) found.push(other);
  }
  return found;
}

export const isFree = (state: State, party: Party, field: Field): boolean =>
  state.parties[party]?.stands[field] === undefined;

/** Temperance is on the field (M14a, NA1). */
export const isTempered = ({ temperance }: State, field: Field): boolean => temperance?.field === field;

/** The seats that see the party's closed cards; empty for the Tide. */
export const audienceOf = (state: State, party: Party): readonly Seat[] => {
  const { seat } = state.parties[party]!;
  return seat === undefined ? [] : [seat];
};

/** Undefined if the table does not wait for the seat. */
export function actingFor(state: State, seat: Seat): Party | undefined {
  return waitedFor(state).find((party) => state.parties[party]?.seat === seat);
}

/** A seat votes with its own party, even if that is out (P3). */
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

/** The Tide may remain (F9). */
export const isRoundOver = ({ parties }: State): boolean =>
  parties.every(({ kind, isOut }) => isOut || kind === "tide");
