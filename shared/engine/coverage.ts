import type { Bot, GameCommand, GameEvent } from "./game.ts";

/** By name, everything that may come about with some options: what simulated matches are held against. */
export interface Repertoire {
  /** Types of events, and the branches of the rules that stand behind them. */
  readonly events: readonly string[];
  readonly refusals: readonly string[];
  /** Result and reason. */
  readonly outcomes: readonly string[];
}

/** How far a match, its end and the events that led there, is from what a player strives for: 0 when it is there. */
export type Aim<State, Event extends GameEvent> = (end: State, events: readonly Event[]) => number;

/**
 * What there is to be seen of a game, and where chance alone would take too long to get. No part of the game: only
 * simulations and tests ask.
 */
export interface Coverage<State = unknown, Event extends GameEvent = GameEvent, Options extends object = object> {
  repertoire(options: Options): Repertoire;
  /** What these events of one cause show of the repertoire. */
  branches(events: readonly Event[]): readonly string[];
  /** Who plays the game in simulations and is offered at no table, by name. */
  readonly players?: Readonly<Record<string, Bot<State, GameCommand>>>;
  /**
   * How often simulated players take steps back, in 1,000 moves, where the game has that. They sit there as people: bots take
   * nothing back. Default: 0.
   */
  readonly takesBack?: number;
  /** What is rare enough to be striven for, by name. */
  aims(options: Options): Readonly<Record<string, Aim<State, Event>>>;
  /**
   * What everybody knows of a card with this face that nobody has shown, where the rules make the whole table notice some
   * cards at once: cards of one kind may be each other as far as anybody can tell who has not seen them. All may, unless told.
   */
  kindOf?(face: string, options: Options): string;
  /** Types of events that the rules bring about from cards others do not see: with other cards they come at other times. */
  readonly forced?: readonly Event["type"][];
}

/** The same of a game whose types are not known. */
// biome-ignore lint/suspicious/noExplicitAny: simulations handle states and events they cannot look into
export type AnyCoverage = Coverage<any, any, any>;
