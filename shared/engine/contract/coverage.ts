import type { GameCommand, GameEvent } from "./events.ts";
import type { Bot } from "./game.ts";

/** Everything that can happen. Simulations report what they did not reach. */
export interface Repertoire {
  /** Event types, and cases within a type, such as `PileClosed: vote`. */
  readonly events: readonly string[];
  readonly refusals: readonly string[];
  /** Result and reason, such as `won scores`. */
  readonly outcomes: readonly string[];
}

/** 0 when the goal is reached. */
export type GoalDistance<State, Event extends GameEvent> = (end: State, events: readonly Event[]) => number;

/** For simulations and tests; servers and pages do not load it. */
export interface Coverage<State = unknown, Event extends GameEvent = GameEvent, Options extends object = object> {
  repertoire(options: Options): Repertoire;
  /** Entries of `Repertoire.events` that one step covers. */
  branches(events: readonly Event[]): readonly string[];
  /** Bots for simulations only. */
  readonly players?: Readonly<Record<string, Bot<State, GameCommand>>>;
  /**
   * Simulated undos per 1,000 moves. Above 0, the players are seated as people, because bots cannot undo. Default: 0.
   */
  readonly undosPerThousand?: number;
  /** Rare goals, which simulations search for. */
  goals(options: Options): Readonly<Record<string, GoalDistance<State, Event>>>;
  /**
   * Kinds that the rules show to all, even of hidden cards. Unseen cards of a kind are interchangeable. Default: a
   * single kind.
   */
  kindOf?(face: string, options: Options): string;
  /** Types of events whose moment depends on hidden cards. */
  readonly forced?: readonly Event["type"][];
}

// biome-ignore lint/suspicious/noExplicitAny: simulations cannot inspect states and events
export type AnyCoverage = Coverage<any, any, any>;
