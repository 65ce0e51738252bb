import type { GameEvent, Seat } from "../contract/events.ts";
import type { MatchEvent } from "./match-events.ts";

export interface EventMetadata {
  /** 1, 2, 3 … without gaps. */
  readonly v: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  /**
   * The request that led to the event, 1 to 64 characters; events of a step share it. For a seat's command: 32 hex
   * digits, a keyed hash of the seat and the command's id; in earlier logs, the id.
   */
  readonly cause: string;
  /** Absent for the platform. */
  readonly by?: Seat;
  /** Version of the schema of a game's event. Default: 1. */
  readonly schema?: number;
}

export type Recorded<Event extends GameEvent = GameEvent> = Event & EventMetadata;

export function payloadOf<Event extends GameEvent>(
  entry: Event & Partial<EventMetadata>,
): Omit<Event, keyof EventMetadata> {
  const { v: _v, at: _at, cause: _cause, by: _by, schema: _schema, ...payload } = entry;
  return payload;
}

export type LogEntry<Event extends GameEvent = GameEvent> = Recorded<Event | MatchEvent>;

/** Types a log without a check. */
export const gameLog = <Event extends GameEvent>(log: readonly Recorded[]): readonly LogEntry<Event>[] =>
  log as readonly LogEntry<Event>[];
