import type { GameCommand, GameEvent } from "./events.ts";
import type { Bot } from "./game.ts";

/** Everything that may come about with some options, by name. Simulated matches are compared with it. */
export interface Repertoire {
  /** Types of events, and branches of the rules behind them. */
  readonly events: readonly string[];
  readonly refusals: readonly string[];
  /** Each as result and reason. */
  readonly outcomes: readonly string[];
}

/** How far a match (its end and events) is from a goal: 0 when it is reached. */
export type GoalDistance<State, Event extends GameEvent> = (end: State, events: readonly Event[]) => number;

/**
 * What can be seen of a game, and what chance alone would rarely reach. For simulations and tests only; no part of the
 * game.
 */
export interface Coverage<State = unknown, Event extends GameEvent = GameEvent, Options extends object = object> {
  repertoire(options: Options): Repertoire;
  /** The parts of the repertoire that the events of one step show. */
  branches(events: readonly Event[]): readonly string[];
  /** Players for simulations only, by name. */
  readonly players?: Readonly<Record<string, Bot<State, GameCommand>>>;
  /**
   * How often simulated players take steps back, per 1,000 moves. They sit as people, because bots take nothing back.
   * Default: 0.
   */
  readonly undosPerThousand?: number;
  /** Goals rare enough to be aimed for, by name. */
  goals(options: Options): Readonly<Record<string, GoalDistance<State, Event>>>;
  /**
   * What is public about an unseen card with this face, in games whose rules reveal some cards to the whole table. To
   * players who have not seen them, cards of one kind are interchangeable. Default: all are of one kind.
   */
  kindOf?(face: string, options: Options): string;
  /** Types of events that the rules force by hidden cards: with other cards they happen at other times. */
  readonly forced?: readonly Event["type"][];
}

/** Coverage of a game whose types are not known. */
// biome-ignore lint/suspicious/noExplicitAny: simulations pass on states and events that they cannot inspect
export type AnyCoverage = Coverage<any, any, any>;
