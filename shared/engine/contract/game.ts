import type * as z from "zod/v4/core";
import type { Chance, Rng } from "../chance/rng.ts";
import type { Boards } from "./boards.ts";
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
 * `winners`: all seats after a shared win, none after a loss or a draw. `ended`: nothing could be won or lost, or the
 * log was full. `scores`: by seat.
 */
export interface Outcome {
  readonly result: "won" | "lost" | "draw" | "ended";
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly scores?: readonly number[];
}

/**
 * The table waits for a seat: for its turn, or its answer to another seat's turn. Only turns are announced to players.
 */
export interface AwaitedSeat {
  readonly seat: Seat;
  readonly for: "turn" | "answer";
}

/** Chooses a command from its seat's view. Called only when the seat has a move. */
export type Bot<State, Command extends GameCommand> = (view: State, seat: Seat, rng: Rng) => Command;

/** A bot that is slow to load or to compute; servers run it in a worker thread. `game` has the rules of the match. */
export type AsyncBot<State, Command extends GameCommand> = (
  game: AnyGame,
  // biome-ignore lint/suspicious/noExplicitAny: the platform cannot inspect options
  options: any,
) => Promise<Bot<State, Command>>;

/** Validates input, and fills in defaults. */
export type Schema<T> = z.$ZodType<T>;

/** In a unit of the game, such as rounds. */
export interface Progress {
  readonly done: number;
  /** The total, if known at the start. */
  readonly of?: number;
}

/** Only for games without chance after the deal, so that players cannot repeat a roll. */
export interface UndoRules<State> {
  /**
   * Whether a seat can restore a state of the history alone, or only if all people agree.
   * @param then the state to restore
   * @param makers the seats that made the steps in between
   */
  allowed(now: State, then: State, seat: Seat, makers: readonly Seat[]): "alone" | "together" | Refusal;
}

/** What people make for a game, such as decks. Servers store documents only for their author. */
export interface Documents {
  /** In bytes of UTF-8. */
  readonly largest: number;
  /** A valid document's title, or its faults, one per line. Never throws. */
  read(text: string): { readonly title: string } | { readonly faults: readonly string[] };
}

/** What an earlier version of the rules decides differently. */
export interface EarlierRules<State, Command extends GameCommand, Event extends GameEvent, Options extends object> {
  deal?(options: Options, seats: number, chance: Chance): readonly Event[];
  decide?(state: State, seat: Seat, command: Command, chance: Chance): readonly Event[] | Refusal;
  reshuffle?(state: State, seat: Seat, chance: Chance): readonly Event[] | undefined;
  readonly undo?: UndoRules<State>;
}

/**
 * A game as the platform uses it: required members and optional capabilities. Every member is pure: no clock, no I/O,
 * no randomness except its parameter.
 */
export interface Game<
  State = unknown,
  Command extends GameCommand = GameCommand,
  Event extends GameEvent = GameEvent,
  Options extends object = object,
> {
  readonly id: string;
  /** The version of the rules, recorded in each log. */
  readonly rules: number;
  readonly options: Schema<Options>;
  readonly command: Schema<Command>;
  /** Inclusive. */
  seats(options: Options): readonly [min: number, max: number];
  /** The table before the deal. @param rules default: the current version */
  initial(options: Options, seats: number, rules?: number): State;
  /**
   * The table of a branch under later rules than its original. Only for games whose state depends on the rules'
   * version.
   */
  adopt?(state: State, rules: number): State;
  /** From the shuffle to the first turn; may be empty. */
  deal(options: Options, seats: number, chance: Chance): readonly Event[];
  /** Never throws: a refusal is a value, and changes nothing. */
  decide(state: State, seat: Seat, command: Command, chance: Chance): readonly Event[] | Refusal;
  /**
   * The reducer of the true state and of views, which lack secrets: must not branch on them. Undefined for an unknown
   * event of a later release.
   */
  evolve(state: State, event: Event): State | undefined;
  /** Each seat once; empty when the game is over. */
  toAct(state: State): readonly AwaitedSeat[];
  /** A seat's legal moves, from its own view. */
  moves(state: State, seat: Seat): readonly Move<Command>[];
  /**
   * What the seats of `toAct` must decide, as a word for programs, such as a turn's stage. From public information
   * only. Default: `for` of `AwaitedSeat`.
   */
  question?(state: State): string;
  /** Undefined while the game goes on. Called with the true state only: a view learns the outcome from the log. */
  outcome(state: State): Outcome | undefined;
  /** The command that led to the events of one step, for verifying logs; undefined if none could. */
  inferCommand(events: readonly Event[]): Command | undefined;

  /** Matches under earlier rules stay valid and continue under them. */
  readonly earlier?: Readonly<Record<number, EarlierRules<State, Command, Event, Options>>>;
  /**
   * By the schema version that an upcast starts from: 1, 2, 3 … Applied before all other code. An upcast may rename
   * fields and add missing ones; it never decides.
   */
  readonly upcasts?: Readonly<Record<number, (event: GameEvent) => GameEvent>>;
  /**
   * In events. Platform events fill at most half of it. A move that fills the log ends the match: choose more than real
   * matches need. Default: 2,000.
   */
  readonly maxLogLength?: number;
  /** Tables are listed and searched by variant. Default: a single one. */
  variant?(options: Options): string;
  /** Whether a match can be won or lost; otherwise its result is `ended`. Default: true. */
  winnable?(options: Options): boolean;
  /** Whether the seats play against each other instead of together. Default: false. */
  opposed?(options: Options): boolean;
  /**
   * Removes a seat that resigned from a competitive match in which others play on. Default: the first bot plays the
   * seat; without bots, the seat stays.
   */
  withdraw?(state: State, seat: Seat, chance: Chance): readonly Event[];
  /** The board, copied into the log. Default: none. */
  layout?(options: Options): object;
  readonly cards?: Cards<State, Event>;
  /** Default: talk is free. */
  readonly talk?: TalkRules<State>;
  /** Default: steps cannot be taken back. */
  readonly undo?: UndoRules<State>;
  /** Whether only seated players may ever see the table, read its log or branch from it. Default: false. */
  closed?(options: Options): boolean;
  readonly documents?: Documents;
  /** For lists; from public information only. */
  progress?(state: State): Progress;
  /** Unfilled places of a board that players define, by number; from public information only. */
  unfilled?(state: State): readonly number[];
  readonly figures?: Figures<State, Options>;
  /** Boards that players define. Default: none. */
  readonly boards?: Boards<Options>;
  /**
   * Increase it when `figures`, `progress`, `variant`, `daily`, `boards` or `outcome` change for the same log: servers
   * then rebuild summaries. Default: 0.
   */
  readonly summaryVersion?: number;
  /** Deals of the day. They need `figures`, and `bots` if their tables seat any. */
  readonly daily?: Daily<Options>;
  /**
   * Moves worth considering, best first. An analysis compares the played move with them. Default: the first bot's
   * choice.
   */
  candidates?(view: State, seat: Seat): readonly Command[];
  /**
   * Ends a playout early: samples an outcome once decisions at `from` no longer affect what follows `state`, for
   * example after their round. Undefined before that.
   * @param from the state in which the playout began
   */
  playoutCutoff?(from: State, state: State, rng: Rng): Outcome | undefined;
  /** Evaluates positions. Without it, insight needs playouts. */
  readonly valueModel?: ValueModel<State>;
  /** Faster playouts of the current rules. Default: playouts by `decide` and `evolve`. */
  kernel?(): Promise<PlayoutKernel>;
  /** Puzzles need insight. Default: none. */
  puzzles?(): Promise<Puzzles<State, Command>>;
  /** By name; the first is the default. */
  readonly bots?: Readonly<Record<string, Bot<State, Command>>>;
  /** By name; the names differ from those of `bots`. */
  readonly asyncBots?: Readonly<Record<string, AsyncBot<State, Command>>>;
}

/** What folding a log and listing moves needs: no deal, no decisions, no bots. */
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

// biome-ignore lint/suspicious/noExplicitAny: the platform cannot inspect states and commands
export type AnyGame = Game<any, any, any, any>;

// biome-ignore lint/suspicious/noExplicitAny: the platform cannot inspect states and commands
export type AnyPlayedGame = PlayedGame<any, any, any, any>;

/** Empty for games with a single variant. */
export const variantOf = ({ variant }: Pick<AnyPlayedGame, "variant">, options: object): string =>
  variant?.(options) ?? "";

export const isOpposed = ({ opposed }: Pick<AnyPlayedGame, "opposed">, options: object): boolean =>
  opposed?.(options) ?? false;

/** The first is the default. */
export const botsOf = ({ bots, asyncBots }: Pick<AnyGame, "bots" | "asyncBots">): readonly string[] =>
  Object.keys({ ...bots, ...asyncBots });

export const isWinnable = ({ winnable }: Pick<AnyPlayedGame, "winnable">, options: object): boolean =>
  winnable?.(options) ?? true;

export const isClosed = ({ closed }: Pick<AnyPlayedGame, "closed">, options: object): boolean =>
  closed?.(options) ?? false;

/** Empty for games without a board. */
export const layoutFor = ({ layout }: Pick<AnyGame, "layout">, options: object): object => layout?.(options) ?? {};

/** The name under which tables are compared. */
export const boardOf = (game: Pick<AnyGame, "figures" | "variant">, options: object, seats: number): string =>
  game.figures?.board?.(options, seats) ?? variantOf(game, options);

/** Insight needs determinized cards, and a bot that plays on. */
export const hasInsight = ({ cards, bots = {} }: Pick<AnyGame, "cards" | "bots">): boolean =>
  cards?.determinize !== undefined && Object.keys(bots).length > 0;

export const isPuzzleGame = (game: AnyGame): game is AnyGame & Required<Pick<AnyGame, "puzzles">> =>
  game.puzzles !== undefined && hasInsight(game);

export const talkOf = ({ talk }: Pick<AnyPlayedGame, "talk">, state: unknown, seat: Seat): TalkPolicy =>
  talk?.allowed(state, seat) ?? "free";

export const phrasesOf = ({ talk }: Pick<AnyPlayedGame, "talk">): Phrases => talk?.phrases ?? {};
