import type { Event, Reason } from "../../../../../shared/games/arcanoid/events.ts";

/** What an event is told with, in the words of the reader. `who` and `other`: undefined for the reader. Empty: there is none. */
export interface Facts {
  readonly who: string | undefined;
  readonly other: string | undefined;
  readonly field: string;
  /** The other field of a couple. */
  readonly also: string;
  /** How many cards, turns or rounds; 0 where nothing is counted. */
  readonly n: number;
  /** The cards the reader may see. */
  readonly cards: string;
  readonly face: string;
  readonly kind: string;
  readonly reason: string;
  readonly strength: string;
  /** The strength that came next. */
  readonly next: string;
  /** Whether a vote was for it. */
  readonly isYes: boolean;
}

/** What happens all the time, or tells who thinks about an answer, or is told by another event of the same play. */
export type Untold =
  | "PileDealt"
  | "CardsDrawn"
  | "UnseenShuffled"
  | "HandChanged"
  | "StealForgone"
  | "EngagementStood"
  | "ShedAsked"
  | "RowOpened"
  | "HermitAsked"
  | "HandShuffled"
  | "RoundScored"
  | "MatchScored";

export type Told = Exclude<Event["type"], Untold>;
export type Say = (facts: Facts) => string;
export type Sentences = Readonly<Record<Exclude<Told, "FieldWon">, Say>>;
/** Why a field was won, as a sentence. */
export type Wins = Readonly<Record<Reason, Say>>;
