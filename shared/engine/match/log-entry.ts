import type { GameEvent, Seat } from "../contract/events.ts";
import type { MatchEvent } from "./match-events.ts";

/** What a log adds to an event. */
export interface EventMetadata {
  /** The version of the log with this event: 1, 2, 3 … without gaps. */
  readonly v: number;
  /** When it was stored, ISO 8601 in UTC. */
  readonly at: string;
  /**
   * The request that led to the event, 1 to 64 characters. Consecutive events with the same cause form a step. For a
   * command of a seat, the hash of the command's id, in 32 hex digits; in logs of earlier releases, the id itself.
   */
  readonly cause: string;
  /** The seat that sent the command; absent if the platform did. */
  readonly by?: Seat;
  /** The schema of a game's event. Default: 1. */
  readonly schema?: number;
}

export type Recorded<Event extends GameEvent = GameEvent> = Event & EventMetadata;

export function payloadOf<Event extends GameEvent>(
  entry: Event & Partial<EventMetadata>,
): Omit<Event, keyof EventMetadata> {
  const { v: _v, at: _at, cause: _cause, by: _by, schema: _schema, ...payload } = entry;
  return payload;
}

/** An entry of the log of a game with these events. */
export type LogEntry<Event extends GameEvent = GameEvent> = Recorded<Event | MatchEvent>;

/** Gives a log the type of its game's events, without a check: for logs that the game decided or folded. */
export const gameLog = <Event extends GameEvent>(log: readonly Recorded[]): readonly LogEntry<Event>[] =>
  log as readonly LogEntry<Event>[];
