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

/** Only turns are announced to players, not answers to other seats' turns. */
export interface AwaitedSeat {
  readonly seat: Seat;
  readonly for: "turn" | "answer";
}

/** Called only when the seat has a move. */
export type Bot<State, Command extends GameCommand> = (view: State, seat: Seat, rng: Rng) => Command;

/** For bots that are slow to load or to compute, in a worker thread. `game` has the rules of the match. */
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
  /** Absent if unknown at the start. */
  readonly of?: number;
}

/** Only for games without chance after the deal, so that players cannot repeat a roll. */
export interface UndoRules<State> {
  /**
   * Whether a seat can restore a state alone, or only if all people agree.
   * @param then the state to restore
   * @param makers the seats that made the steps in between
   */
  allowed(now: State, then: State, seat: Seat, makers: readonly Seat[]): "alone" | "together" | Refusal;
}

/** What people make for a game, such as decks. Private to their author. */
export interface Documents {
  /** In bytes of UTF-8. */
  readonly largest: number;
  /** Each fault is a line of text. Never throws. */
  read(text: string): { readonly title: string } | { readonly faults: readonly string[] };
}

/** What earlier rules decide differently. */
export interface EarlierRules<State, Command extends GameCommand, Event extends GameEvent, Options extends object> {
  deal?(options: Options, seats: number, chance: Chance): readonly Event[];
  decide?(state: State, seat: Seat, command: Command, chance: Chance): readonly Event[] | Refusal;
  reshuffle?(state: State, seat: Seat, chance: Chance): readonly Event[] | undefined;
  readonly undo?: UndoRules<State>;
}

/** Every member is pure: no clock, no I/O, no randomness except its parameter. */
export interface Game<
  State = unknown,
  Command extends GameCommand = GameCommand,
  Event extends GameEvent = GameEvent,
  Options extends object = object,
> {
  readonly id: string;
  /** Recorded in each log. */
  readonly rules: number;
  readonly options: Schema<Options>;
  readonly command: Schema<Command>;
  /** Inclusive. */
  seats(options: Options): readonly [min: number, max: number];
  /** The table before the deal. @param rules default: the current version */
  initial(options: Options, seats: number, rules?: number): State;
  /** The table of a branch under later rules. Only for games whose state depends on the rules' version. */
  adopt?(state: State, rules: number): State;
  /** Events from the shuffle to the first turn; may be empty. */
  deal(options: Options, seats: number, chance: Chance): readonly Event[];
  /** Never throws: a refusal is a value. */
  decide(state: State, seat: Seat, command: Command, chance: Chance): readonly Event[] | Refusal;
  /** Reduces the true state and views, which lack secrets. Undefined for an unknown event of a later release. */
  evolve(state: State, event: Event): State | undefined;
  /** Each seat at most once; empty when the game is over, and between the events of a step. */
  toAct(state: State): readonly AwaitedSeat[];
  /** From the seat's own view. */
  moves(state: State, seat: Seat): readonly Move<Command>[];
  /**
   * What the seats of `toAct` must decide, as a word for programs. From public information only. Default: `for` of
   * `AwaitedSeat`.
   */
  question?(state: State): string;
  /** Undefined while the game goes on. Only for the true state: a view learns the outcome from the log. */
  outcome(state: State): Outcome | undefined;
  /** The command that led to one step's events, for verifying logs; undefined if none could. */
  inferCommand(events: readonly Event[]): Command | undefined;

  /** Matches continue under the rules with which they began. */
  readonly earlier?: Readonly<Record<number, EarlierRules<State, Command, Event, Options>>>;
  /**
   * By the schema version that an upcast starts from: 1, 2, 3 … An upcast may rename fields and add missing ones; it
   * never decides.
   */
  readonly upcasts?: Readonly<Record<number, (event: GameEvent) => GameEvent>>;
  /**
   * In events. Platform events by players fill at most half of it. The move that fills the log ends the match. Default:
   * 2,000.
   */
  readonly maxLogLength?: number;
  /** Tables are listed by variant. Default: a single one. */
  variant?(options: Options): string;
  /** Whether a match can be won or lost; if not, its result is `ended`. Default: true. */
  winnable?(options: Options): boolean;
  /** Seats play against each other, not together. Default: false. */
  opposed?(options: Options): boolean;
  /**
   * Removes a seat that resigned while others play on. Default: the first bot plays the seat; without bots, the seat
   * stays.
   */
  withdraw?(state: State, seat: Seat, chance: Chance): readonly Event[];
  /** Copied into the log. Default: none. */
  layout?(options: Options): object;
  readonly cards?: Cards<State, Event>;
  /** Default: talk is unrestricted. */
  readonly talk?: TalkRules<State>;
  /** Default: no undo. */
  readonly undo?: UndoRules<State>;
  /** After the start, and in branches, only players may see the table, read its log or branch off. Default: false. */
  closed?(options: Options): boolean;
  readonly documents?: Documents;
  /** For lists; from public information only. */
  progress?(state: State): Progress;
  /** Unfilled places of a board that players define; from public information only. */
  unfilled?(state: State): readonly number[];
  readonly figures?: Figures<State, Options>;
  /** Boards that players define. Default: none. */
  readonly boards?: Boards<Options>;
  /**
   * Increase it when `figures`, `progress`, `variant`, `closed`, `toAct`, `daily`, `boards` or `outcome` change for the
   * same log: servers then rebuild summaries. Default: 0.
   */
  readonly summaryVersion?: number;
  /** Needs `figures`, and `bots` if its tables seat any. */
  readonly daily?: Daily<Options>;
  /** Promising moves, best first, which an analysis compares with the played one. Default: the first bot's choice. */
  candidates?(view: State, seat: Seat): readonly Command[];
  /**
   * Samples an outcome once decisions at `from` no longer affect what follows `state`, for example after their round.
   * Undefined before that.
   * @param from where the playout began
   */
  playoutCutoff?(from: State, state: State, rng: Rng): Outcome | undefined;
  /** Without it, insight needs playouts. */
  readonly valueModel?: ValueModel<State>;
  /** Faster playouts of the current rules. Default: playouts by `decide` and `evolve`. */
  kernel?(): Promise<PlayoutKernel>;
  /** Puzzles need insight. Default: none. */
  puzzles?(): Promise<Puzzles<State, Command>>;
  /** By name; the first is the default. */
  readonly bots?: Readonly<Record<string, Bot<State, Command>>>;
  /** Names differ from those of `bots`. */
  readonly asyncBots?: Readonly<Record<string, AsyncBot<State, Command>>>;
}

/** For folding a log and listing moves: no deal, no decisions, no bots. */
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

/** Tables with the same name are compared. */
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
