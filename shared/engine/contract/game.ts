import type * as z from "zod/v4/core";
import type { Chance, Rng } from "../chance/rng.ts";
import type { Cards } from "./cards.ts";
import type { Daily } from "./daily-deals.ts";
import type { GameCommand, GameEvent, Refusal, Seat } from "./events.ts";
import type { Figures } from "./figures.ts";
import type { Move } from "./moves.ts";
import type { PlayoutKernel } from "./playout-kernel.ts";
import type { Phrases, TalkPolicy, TalkRules } from "./talk.ts";
import type { ValueModel } from "./value-model.ts";

/**
 * How a match ended. A shared win lists all seats, a loss or a draw none. `ended`: there was nothing to win or lose;
 * `scores`, if present, give the result.
 */
export interface Outcome {
  readonly result: "won" | "lost" | "draw" | "ended";
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly scores?: readonly number[];
}

/**
 * A seat that the table waits for. It has its turn, or may answer another seat's turn (and may pass). Only turns are
 * announced.
 */
export interface AwaitedSeat {
  readonly seat: Seat;
  readonly for: "turn" | "answer";
}

/** A bot's policy: its next command, chosen from its seat's view alone. Called only when the seat has a move. */
export type Bot<State, Command extends GameCommand> = (view: State, seat: Seat, rng: Rng) => Command;

/**
 * An asynchronous policy, created for given options and for the game with the rules in use, once its learned weights
 * are loaded. A server runs it where nothing else waits for it.
 */
export type AsyncBot<State, Command extends GameCommand> = (
  game: AnyGame,
  // biome-ignore lint/suspicious/noExplicitAny: the platform passes on options that it cannot inspect
  options: any,
) => Promise<Bot<State, Command>>;

/** Validates values from outside (options and commands) and fills in their defaults. */
export type Schema<T> = z.$ZodType<T>;

/** The progress of a match in the game's own unit, such as rounds or filled places. */
export interface Progress {
  readonly done: number;
  /** The total, if it is known from the start. */
  readonly of?: number;
}

/** Rules for taking steps back. Only for games without chance after the deal: nothing may be rolled twice. */
export interface UndoRules<State> {
  /**
   * Whether the asking seat alone can return the table to an earlier (or later) state, or all players must agree.
   * @param now the current table
   * @param then the table afterwards
   * @param makers the seats that made the steps in between
   */
  allowed(now: State, then: State, seat: Seat, makers: readonly Seat[]): "alone" | "together" | Refusal;
}

/**
 * Documents that people make for a game, such as decks. A server stores them for their author alone, if the author
 * wants it. Matches do not use them.
 */
export interface Documents {
  /** The maximum size, in bytes of UTF-8. */
  readonly largest: number;
  /** The title of a valid document, or its faults, one per line. Never throws. */
  read(text: string): { readonly title: string } | { readonly faults: readonly string[] };
}

/** Decisions of earlier versions of the rules, where they differ. */
export interface EarlierRules<State, Command extends GameCommand, Event extends GameEvent, Options extends object> {
  deal?(options: Options, seats: number, chance: Chance): readonly Event[];
  decide?(state: State, seat: Seat, command: Command, chance: Chance): readonly Event[] | Refusal;
  reshuffle?(state: State, seat: Seat, chance: Chance): readonly Event[] | undefined;
  readonly undo?: UndoRules<State>;
}

/**
 * The contract between a game and the platform: a core, and optional capabilities. Every member is pure: no clock, no
 * I/O, no chance except the one passed in. A game is a value of this type; the platform contains no game's name.
 */
export interface Game<
  State = unknown,
  Command extends GameCommand = GameCommand,
  Event extends GameEvent = GameEvent,
  Options extends object = object,
> {
  readonly id: string;
  /** The version of the rules; each log names the version it was played by. */
  readonly rules: number;
  readonly options: Schema<Options>;
  readonly command: Schema<Command>;
  /** The allowed numbers of seats with these options, inclusive. */
  seats(options: Options): readonly [min: number, max: number];
  /**
   * The table before the deal.
   * @param rules the rules version the match is created with. Default: the current one
   */
  initial(options: Options, seats: number, rules?: number): State;
  /**
   * The table of a branch that continues under other rules than its original. Only for games whose table depends on the
   * rules.
   */
  adopt?(state: State, rules: number): State;
  /** The opening, from the shuffle to the first turn. May be empty. */
  deal(options: Options, seats: number, chance: Chance): readonly Event[];
  /** Decides a seat's command. A refusal is a value, never an exception, and changes nothing. */
  decide(state: State, seat: Seat, command: Command, chance: Chance): readonly Event[] | Refusal;
  /**
   * The reducer of both the true state and every view. Works without secrets, and never branches on them. Undefined for
   * an event it does not know: this is how a newer log is detected.
   */
  evolve(state: State, event: Event): State | undefined;
  /** The seats the table waits for, each once, and why. Empty when the game is over. */
  toAct(state: State): readonly AwaitedSeat[];
  /** The legal moves of a seat, from its own view. */
  moves(state: State, seat: Seat): readonly Move<Command>[];
  /**
   * What the seats of `toAct` are asked, as one word for programs, such as the stage of a turn. Derived from public
   * information only. Default: `for` of `AwaitedSeat`.
   */
  question?(state: State): string;
  /** The outcome; undefined while the game goes on. Called with the true state only; views learn it from the log. */
  outcome(state: State): Outcome | undefined;
  /** The command behind the events of one step, used to check logs against the rules. */
  inferCommand(events: readonly Event[]): Command | undefined;

  /** Earlier rules, by version. Their logs stay valid and continue under them. */
  readonly earlier?: Readonly<Record<number, EarlierRules<State, Command, Event, Options>>>;
  /**
   * Upcasts for events of earlier schemas, by the schema they start from: 1, 2, 3 … Applied before anything else reads
   * the events. An upcast may rename and complete; it never decides.
   */
  readonly upcasts?: Readonly<Record<number, (event: GameEvent) => GameEvent>>;
  /**
   * Maximum log length in events, including platform events, which may be at most half of it. Default: 2,000. The move
   * that fills the log ends the match, so no real match should reach it.
   */
  readonly maxLogLength?: number;
  /** The variant by which tables are listed and searched. Default: a single variant. */
  variant?(options: Options): string;
  /** Whether a match can be won or lost; otherwise it just ends, and is not competitive. Default: winnable. */
  winnable?(options: Options): boolean;
  /** Whether the seats play against each other; otherwise they win and lose together. Default: cooperative. */
  opposed?(options: Options): boolean;
  /**
   * Removes a seat whose person resigned, in competitive games with more than two seats, so that the others can play
   * on. Without it a bot plays the seat to the end; without bots, the match goes on until all but one have resigned.
   */
  withdraw?(state: State, seat: Seat, chance: Chance): readonly Event[];
  /** The board, as data that is copied into the log. Default: none. */
  layout?(options: Options): object;
  readonly cards?: Cards<State, Event>;
  /** Default: talk is free. */
  readonly talk?: TalkRules<State>;
  /** Default: steps cannot be taken back. */
  readonly undo?: UndoRules<State>;
  /** Whether only the seated players may watch the table, read its log or branch from it, even after the match. */
  closed?(options: Options): boolean;
  readonly documents?: Documents;
  /** The progress of a match, for lists. Derived from public information only. */
  progress?(state: State): Progress;
  readonly figures?: Figures<State, Options>;
  /**
   * Increase it when `figures`, `progress`, `variant`, `daily` or `outcome` change for the same log: servers then
   * rebuild the summaries of this game's matches. Default: 0.
   */
  readonly summaryVersion?: number;
  /** Deals of the day. Needs figures, and bots if its tables seat them. */
  readonly daily?: Daily<Options>;
  /**
   * Moves worth considering from a seat's view, the most promising first. An analysis compares a move with them;
   * without them, with the first bot's choice.
   */
  candidates?(view: State, seat: Seat): readonly Command[];
  /**
   * A possible outcome of a match played on from `from` to `state`, once earlier decisions no longer affect the rest (a
   * round is over and the next is open). Undefined before that. Long playouts may stop there.
   */
  playoutCutoff?(from: State, state: State, rng: Rng): Outcome | undefined;
  /** Evaluates a position directly; without it, insight must play it out. */
  readonly valueModel?: ValueModel<State>;
  /** Faster playouts of the current rules, loaded on demand. Without it insight plays on by `decide` and `evolve`. */
  kernel?(): Promise<PlayoutKernel>;
  /** Policies that can take a seat, by name; the first is the default. */
  readonly bots?: Readonly<Record<string, Bot<State, Command>>>;
  /** Asynchronous policies; their names differ from those of `bots`. */
  readonly asyncBots?: Readonly<Record<string, AsyncBot<State, Command>>>;
}

/** The part of a game needed to fold a log: no deal, no decisions, no bots. */
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

/** The variant by which tables are listed and searched; empty for games with a single one. */
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

/** The board of a game; empty if it has none. */
export const layoutFor = ({ layout }: Pick<AnyGame, "layout">, options: object): object => layout?.(options) ?? {};

/** The name under which tables are compared, see `Figures.board`. */
export const boardOf = (game: Pick<AnyGame, "figures" | "variant">, options: object, seats: number): string =>
  game.figures?.board?.(options, seats) ?? variantOf(game, options);

/** Whether a game supports insight: hidden cards can be determinized, and a bot can play on. */
export const hasInsight = ({ cards, bots = {} }: Pick<AnyGame, "cards" | "bots">): boolean =>
  cards?.determinize !== undefined && Object.keys(bots).length > 0;

export const talkOf = ({ talk }: Pick<AnyPlayedGame, "talk">, state: unknown, seat: Seat): TalkPolicy =>
  talk?.allowed(state, seat) ?? "free";

export const phrasesOf = ({ talk }: Pick<AnyPlayedGame, "talk">): Phrases => talk?.phrases ?? {};
