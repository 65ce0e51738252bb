import type { GameCommand, GameEvent, Seat } from "../../shared/engine/contract/events.ts";
import type { LogEntry } from "../../shared/engine/match/log-entry.ts";
import type { Match } from "../../shared/engine/match/match.ts";

/** Text, or an object that the game renders. */
export type SentencePart = string | object;

/** `me` is undefined for a spectator. */
export interface BannerContext<State = unknown, Event extends GameEvent = GameEvent> {
  readonly match: Match<State>;
  readonly me: Seat | undefined;
  /** All events with the same cause. */
  readonly step: readonly LogEntry<Event>[];
}

export interface MoveAt<State = unknown> {
  readonly match: Match<State>;
  readonly seat: Seat;
}

/** Describes moves in the reader's language, as parts of sentences. */
export interface MoveWords<State = unknown, Command = GameCommand> {
  /** Such as "34 beside 33". */
  move(command: Command, at: MoveAt<State>): string;
  /** A fault of the played move, which continues its text: "left one space for two cards". Empty if it has none. */
  flaw(played: Command, better: Command, at: MoveAt<State>): string;
  /** Why a move is better than another; only in games with puzzles. */
  reason?(best: Command, other: Command, at: MoveAt<State>): string;
  /** The themes of puzzles, by their names in the rules. */
  readonly themes?: Readonly<Record<string, string>>;
}
