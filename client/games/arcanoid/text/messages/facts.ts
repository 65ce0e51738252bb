import type { Event, FieldWinReason } from "../../../../../shared/games/arcanoid/events.ts";

/**
 * Values in the reader's language, except for `reason`. `who` and `other` are names, undefined for the reader; missing
 * texts are empty.
 */
export interface EventFacts {
  readonly who: string | undefined;
  readonly other: string | undefined;
  readonly field: string;
  /** A couple's second field. */
  readonly also: string;
  /** Cards, turns or rounds; 0 if nothing is counted. */
  readonly n: number;
  /** The cards that the reader can see. */
  readonly cards: string;
  readonly face: string;
  readonly kind: string;
  readonly reason: string;
  readonly strength: string;
  /** The second best strength. */
  readonly next: string;
  readonly isYes: boolean;
}

/** Events without a message: routine ones, those that reveal who is thinking, and those covered by another event. */
export type ArcanoidSilentEvent =
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

export type ArcanoidReportedEvent = Exclude<Event["type"], ArcanoidSilentEvent>;
type Say = (facts: EventFacts) => string;
export type ArcanoidEventSentences = Readonly<Record<Exclude<ArcanoidReportedEvent, "FieldWon">, Say>>;
export type FieldWinSentences = Readonly<Record<FieldWinReason, Say>>;
