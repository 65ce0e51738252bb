import type { GameEvent, Seat } from "../contract/events.ts";
import type { MatchEvent } from "./match-events.ts";

/** The log's data about an event, in addition to the event itself. */
export interface EventMetadata {
  /** The version of the log with this event: 1, 2, 3 … without gaps. */
  readonly v: number;
  /** When it was stored, ISO 8601 in UTC. */
  readonly at: string;
  /**
   * The cause, 1 to 64 characters; events with the same cause form one step. For a seat's command, a hash of its id (32
   * hex digits); logs of earlier releases have the id itself.
   */
  readonly cause: string;
  /** The seat that sent the command; absent if the platform did. */
  readonly by?: Seat;
  /** The schema of a game's event, if it had others before. Default: 1. */
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
 * A log as the log of its game. Logs from the wire, a file or a device are untyped; a caller either has them accepted by
 * the game's `evolve`, which throws UnknownEvent for any other event, or takes them from the game itself.
 */
export const gameLog = <Event extends GameEvent>(log: readonly Recorded[]): readonly LogEntry<Event>[] =>
  log as readonly LogEntry<Event>[];
