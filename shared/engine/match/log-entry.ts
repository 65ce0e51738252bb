import type { GameEvent, Seat } from "../contract/events.ts";
import type { MatchEvent } from "./match-events.ts";

/** What a log stores about an event in addition to the event itself. */
export interface EventMetadata {
  /** The version of the log with this event: 1, 2, 3 … without gaps. */
  readonly v: number;
  /** When it was stored, ISO 8601 in UTC. */
  readonly at: string;
  /**
   * The request that led to the event, 1 to 64 characters. Consecutive events with the same cause form one step. For a
   * seat's command it is a hash of the command's id, in 32 hex digits; in logs of earlier releases, the id itself.
   */
  readonly cause: string;
  /** The seat that sent the command; absent if the platform did. */
  readonly by?: Seat;
  /** The schema of a game's events that this event has. Default: 1. */
  readonly schema?: number;
}

export type Recorded<Event extends GameEvent = GameEvent> = Event & EventMetadata;

/** The event without its metadata. */
export function payloadOf<Event extends GameEvent>(
  entry: Event & Partial<EventMetadata>,
): Omit<Event, keyof EventMetadata> {
  const { v: _v, at: _at, cause: _cause, by: _by, schema: _schema, ...payload } = entry;
  return payload;
}

/** An entry of the log of a game with these events. */
export type LogEntry<Event extends GameEvent = GameEvent> = Recorded<Event | MatchEvent>;

/**
 * Gives a log the type of its game's events, without a check. Use it for logs that were decided by the game or folded
 * with its `evolve`.
 */
export const gameLog = <Event extends GameEvent>(log: readonly Recorded[]): readonly LogEntry<Event>[] =>
  log as readonly LogEntry<Event>[];
