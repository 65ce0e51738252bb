import type * as z from "zod/v4/core";
import type { Chance, Rng } from "../chance/rng.ts";
import type { Cards } from "./cards.ts";
import type { Daily } from "./daily-deals.ts";
import type { GameCommand, GameEvent, Refusal, Seat } from "./events.ts";
import type { Figures } from "./figures.ts";
import type { Move } from "./moves.ts";
import type { PlayoutKernel } from "./playout-kernel.ts";
import type { Puzzles } from "./puzzles.ts";
import type { Phrases, TalkPolicy, TalkRules } from "./talk.ts";
import type { ValueModel } from "./value-model.ts";

/**
 * How a match ended. `winners` are all seats after a shared win, and none after a loss or a draw. `ended`: there was
 * nothing to win or lose. `scores`: by seat.
 */
export interface Outcome {
  readonly result: "won" | "lost" | "draw" | "ended";
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly scores?: readonly number[];
}

/**
 * A seat that the table waits for: it has its turn, or it may answer another seat's turn. Pages and push messages
 * announce only turns.
 */
export interface AwaitedSeat {
  readonly seat: Seat;
  readonly for: "turn" | "answer";
}

/** A bot's policy: its next command, chosen from its seat's view. Called only when the seat has a move. */
export type Bot<State, Command extends GameCommand> = (view: State, seat: Seat, rng: Rng) => Command;

/**
 * Creates a policy that is slow to load or to compute, for given options. `game` has the rules that the match uses. A
 * server runs it in a worker thread.
 */
export type AsyncBot<State, Command extends GameCommand> = (
  game: AnyGame,
  // biome-ignore lint/suspicious/noExplicitAny: the platform passes on options that it cannot inspect
  options: any,
) => Promise<Bot<State, Command>>;

/** Validates values from outside (options and commands) and fills in their defaults. */
export type Schema<T> = z.$ZodType<T>;

/** The progress of a match in a unit of the game, such as rounds. */
export interface Progress {
  readonly done: number;
  /** The total, if it is known at the start. */
  readonly of?: number;
}

/** Rules for taking steps back. Only for games without chance after the deal, so that no player can roll again. */
export interface UndoRules<State> {
  /**
   * Whether a seat can return the table to another state of its history alone, or all players must agree.
   * @param now the current table
   * @param then the table to return to
   * @param makers the seats that made the steps in between
   */
  allowed(now: State, then: State, seat: Seat, makers: readonly Seat[]): "alone" | "together" | Refusal;
}

/**
 * Documents that people make for a game, such as decks. A server stores them only for their author, not for matches.
 */
export interface Documents {
  /** The maximum size, in bytes of UTF-8. */
  readonly largest: number;
  /** The title of a valid document, or its faults, one per line. Never throws. */
  read(text: string): { readonly title: string } | { readonly faults: readonly string[] };
}

/** The decisions in which an earlier version of the rules differs. */
export interface EarlierRules<State, Command extends GameCommand, Event extends GameEvent, Options extends object> {
  deal?(options: Options, seats: number, chance: Chance): readonly Event[];
  decide?(state: State, seat: Seat, command: Command, chance: Chance): readonly Event[] | Refusal;
  reshuffle?(state: State, seat: Seat, chance: Chance): readonly Event[] | undefined;
  readonly undo?: UndoRules<State>;
}

/**
 * The contract between a game and the platform: a core, and optional capabilities. Every member is pure: no clock, no
 * I/O, no randomness except the parameter.
 */
export interface Game<
  State = unknown,
  Command extends GameCommand = GameCommand,
  Event extends GameEvent = GameEvent,
  Options extends object = object,
> {
  readonly id: string;
  /** The version of the rules, which each log records. */
  readonly rules: number;
  readonly options: Schema<Options>;
  readonly command: Schema<Command>;
  /** The allowed numbers of seats with these options, inclusive. */
  seats(options: Options): readonly [min: number, max: number];
  /**
   * The table before the deal.
   * @param rules the version of the rules. Default: the current one
   */
  initial(options: Options, seats: number, rules?: number): State;
  /**
   * The table of a branch that continues under later rules than its original. Only for games whose state depends on the
   * version of the rules.
   */
  adopt?(state: State, rules: number): State;
  /** The events of the opening, from the shuffle to the first turn. May be empty. */
  deal(options: Options, seats: number, chance: Chance): readonly Event[];
  /** Decides a seat's command. A refusal is a value, never an exception, and changes nothing. */
  decide(state: State, seat: Seat, command: Command, chance: Chance): readonly Event[] | Refusal;
  /**
   * The reducer of the true state and of every view: works for events without their secrets, and does not branch on
   * secrets. Undefined for an unknown event, which means that the log is from a later release.
   */
  evolve(state: State, event: Event): State | undefined;
  /** The seats the table waits for, each once. Empty when the game is over. */
  toAct(state: State): readonly AwaitedSeat[];
  /** The legal moves of a seat, from its own view. */
  moves(state: State, seat: Seat): readonly Move<Command>[];
  /**
   * The kind of decision that the seats of `toAct` must make, as a word for programs, such as the stage of a turn.
   * Follows from public information. Default: `for` of `AwaitedSeat`.
   */
  question?(state: State): string;
  /** Undefined while the game goes on. Called with complete states only; a view learns the outcome from the log. */
  outcome(state: State): Outcome | undefined;
  /** The command that led to the events of one step; undefined if none could. Logs are verified with it. */
  inferCommand(events: readonly Event[]): Command | undefined;

  /** Earlier rules, by version. Matches under them stay valid and continue under them. */
  readonly earlier?: Readonly<Record<number, EarlierRules<State, Command, Event, Options>>>;
  /**
   * Upcasts for events of earlier schemas, by the schema they start from: 1, 2, 3 … Applied before all other code. An
   * upcast may rename and complete; it never decides.
   */
  readonly upcasts?: Readonly<Record<number, (event: GameEvent) => GameEvent>>;
  /**
   * Maximum log length in events, including platform events, which may be at most half of it. The move that fills the
   * log ends the match, so no real match should reach it. Default: 2,000.
   */
  readonly maxLogLength?: number;
  /** The variant by which tables are listed and searched. Default: a single variant. */
  variant?(options: Options): string;
  /** Whether a match can be won or lost; otherwise its result is `ended`. Default: true. */
  winnable?(options: Options): boolean;
  /** Whether the seats play against each other; otherwise they win and lose together. Default: false. */
  opposed?(options: Options): boolean;
  /**
   * Removes a seat whose person resigned from a competitive match in which others play on. Without it a bot plays the
   * seat to the end; without bots, the match goes on until all but one have resigned.
   */
  withdraw?(state: State, seat: Seat, chance: Chance): readonly Event[];
  /** The board, as data that is copied into the log. Default: none. */
  layout?(options: Options): object;
  readonly cards?: Cards<State, Event>;
  /** Default: talk is free. */
  readonly talk?: TalkRules<State>;
  /** Default: steps cannot be taken back. */
  readonly undo?: UndoRules<State>;
  /**
   * Whether only the seated players may see the table, read its log or branch from it, even after the match. Default:
   * false.
   */
  closed?(options: Options): boolean;
  readonly documents?: Documents;
  /** The progress of a match, for lists. Follows from public information. */
  progress?(state: State): Progress;
  readonly figures?: Figures<State, Options>;
  /**
   * Increase it when `figures`, `progress`, `variant`, `daily` or `outcome` change for the same log: servers then
   * rebuild the summaries of this game's matches. Default: 0.
   */
  readonly summaryVersion?: number;
  /** Deals of the day. They need `figures`, and `bots` if their tables seat any. */
  readonly daily?: Daily<Options>;
  /**
   * Moves worth considering from a seat's view, the most promising first: an analysis compares the played move with
   * them. Default: the first bot's choice.
   */
  candidates?(view: State, seat: Seat): readonly Command[];
  /**
   * Ends a playout early: samples an outcome of the match, once decisions made at `from` no longer affect what comes
   * after `state`: for example, when the round of `from` is over and the next one does not depend on it. Undefined
   * before that.
   * @param from the state in which the playout began
   */
  playoutCutoff?(from: State, state: State, rng: Rng): Outcome | undefined;
  /** Evaluates positions directly. Without it, insight needs playouts. */
  readonly valueModel?: ValueModel<State>;
  /** Faster playouts of the current rules, loaded on demand. Default: playouts by `decide` and `evolve`. */
  kernel?(): Promise<PlayoutKernel>;
  /** Puzzles from positions of matches. They need insight. Default: none. */
  puzzles?(): Promise<Puzzles<State, Command>>;
  /** Policies that can take a seat, by name; the first is the default. */
  readonly bots?: Readonly<Record<string, Bot<State, Command>>>;
  /** Asynchronous policies; their names differ from those of `bots`. */
  readonly asyncBots?: Readonly<Record<string, AsyncBot<State, Command>>>;
}

/** The part of a game needed to fold a log and to list moves: no deal, no decisions, no bots. */
export interface PlayedGame<
  State = unknown,
  Command extends GameCommand = GameCommand,
  Event extends GameEvent = GameEvent,
  Options extends object = object,
> extends Pick<
    Game<State, Command, Event, Options>,
    | "id"
    | "initial"
    | "adopt"
    | "evolve"
    | "toAct"
    | "moves"
    | "upcasts"
    | "maxLogLength"
    | "variant"
    | "winnable"
    | "opposed"
    | "talk"
    | "undo"
    | "closed"
  > {
  readonly cards?: Pick<Cards<State, Event>, "faces">;
}

/** A game whose types the platform does not know. */
// biome-ignore lint/suspicious/noExplicitAny: the platform passes on states and commands that it cannot inspect
export type AnyGame = Game<any, any, any, any>;

/** A `PlayedGame` whose types the platform does not know. */
// biome-ignore lint/suspicious/noExplicitAny: the platform passes on states and commands that it cannot inspect
export type AnyPlayedGame = PlayedGame<any, any, any, any>;

/** The variant of a table; empty for games with a single one. */
export const variantOf = ({ variant }: Pick<AnyPlayedGame, "variant">, options: object): string =>
  variant?.(options) ?? "";

export const isOpposed = ({ opposed }: Pick<AnyPlayedGame, "opposed">, options: object): boolean =>
  opposed?.(options) ?? false;

/** The names of all policies that can take a seat; the first is the default. */
export const botsOf = ({ bots, asyncBots }: Pick<AnyGame, "bots" | "asyncBots">): readonly string[] =>
  Object.keys({ ...bots, ...asyncBots });

export const isWinnable = ({ winnable }: Pick<AnyPlayedGame, "winnable">, options: object): boolean =>
  winnable?.(options) ?? true;

export const isClosed = ({ closed }: Pick<AnyPlayedGame, "closed">, options: object): boolean =>
  closed?.(options) ?? false;

/** The board of a game; an empty object if it has none. */
export const layoutFor = ({ layout }: Pick<AnyGame, "layout">, options: object): object => layout?.(options) ?? {};

/** The name under which tables are compared, see `Figures.board`. */
export const boardOf = (game: Pick<AnyGame, "figures" | "variant">, options: object, seats: number): string =>
  game.figures?.board?.(options, seats) ?? variantOf(game, options);

/** Whether a game supports insight: hidden cards can be determinized, and a bot can play on. */
export const hasInsight = ({ cards, bots = {} }: Pick<AnyGame, "cards" | "bots">): boolean =>
  cards?.determinize !== undefined && Object.keys(bots).length > 0;

/** Whether puzzles can be made from positions of a game. */
export const isPuzzleGame = (game: AnyGame): game is AnyGame & Required<Pick<AnyGame, "puzzles">> =>
  game.puzzles !== undefined && hasInsight(game);

export const talkOf = ({ talk }: Pick<AnyPlayedGame, "talk">, state: unknown, seat: Seat): TalkPolicy =>
  talk?.allowed(state, seat) ?? "free";

export const phrasesOf = ({ talk }: Pick<AnyPlayedGame, "talk">): Phrases => talk?.phrases ?? {};
