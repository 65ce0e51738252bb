import type { Event, FieldWinReason } from "../../../../../shared/games/arcanoid/events.ts";

/**
 * The values of an event's message, in the reader's language. `who` and `other` are names, undefined for the reader. A
 * text is empty if the event has no such value.
 */
export interface EventFacts {
  readonly who: string | undefined;
  readonly other: string | undefined;
  readonly field: string;
  /** The other field of a couple. */
  readonly also: string;
  /** Number of cards, turns or rounds; 0 if nothing is counted. */
  readonly n: number;
  /** The cards that the reader can see. */
  readonly cards: string;
  readonly face: string;
  readonly kind: string;
  readonly reason: string;
  readonly strength: string;
  /** The strength of the second best engagement. */
  readonly next: string;
  /** Whether the vote was in favour. */
  readonly isYes: boolean;
}

/**
 * Routine events, events that would reveal which player is thinking about an answer, and those covered by another event
 * of the same play.
 */
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
