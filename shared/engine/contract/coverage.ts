import type { GameCommand, GameEvent } from "./events.ts";
import type { Bot } from "./game.ts";

/** Names of everything that can happen with given options. Simulations report those that they have not reached. */
export interface Repertoire {
  /** Types of events, and the cases that the rules distinguish within a type, such as `PileClosed: vote`. */
  readonly events: readonly string[];
  readonly refusals: readonly string[];
  /** Each as a text of result and reason, such as `won scores`. */
  readonly outcomes: readonly string[];
}

/** How far a match (its end and events) is from a goal: 0 when it is reached. */
export type GoalDistance<State, Event extends GameEvent> = (end: State, events: readonly Event[]) => number;

/** What simulations and tests of a game should reach. Not part of the game: servers and pages do not load it. */
export interface Coverage<State = unknown, Event extends GameEvent = GameEvent, Options extends object = object> {
  repertoire(options: Options): Repertoire;
  /** The entries of `Repertoire.events` that the events of one step cover. */
  branches(events: readonly Event[]): readonly string[];
  /** Policies that only simulations use, by name. */
  readonly players?: Readonly<Record<string, Bot<State, GameCommand>>>;
  /**
   * How often simulated players take steps back, per 1,000 moves. If above 0, they are seated as people, because bots
   * cannot take steps back. Default: 0.
   */
  readonly undosPerThousand?: number;
  /** By name: goals that random play rarely reaches. Simulations search for matches that reach them. */
  goals(options: Options): Readonly<Record<string, GoalDistance<State, Event>>>;
  /**
   * The kind of a face, in games whose rules reveal the kinds of cards to all. Unseen cards of a kind are
   * interchangeable. Default: all are of one kind.
   */
  kindOf?(face: string, options: Options): string;
  /**
   * Types of events that depend on hidden cards: with other hidden cards they would occur at other times in the match.
   */
  readonly forced?: readonly Event["type"][];
}

/** Coverage of a game whose types are not known. */
// biome-ignore lint/suspicious/noExplicitAny: simulations pass on states and events that they cannot inspect
export type AnyCoverage = Coverage<any, any, any>;
