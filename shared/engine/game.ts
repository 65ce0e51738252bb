import type * as z from "zod/v4/core";
import type { Daily } from "./daily.ts";
import type { Learned } from "./learned.ts";

/** A seat at the table, 0-based, in the order of play. */
export type Seat = number;

/**
 * The public name of a physical card, 1-based. A handle says where a card is, never what it is: handles are given out
 * after shuffling, and whenever a known card gets lost among others, all of them get fresh ones.
 */
export type Handle = number;

/** Who is looking: a seat, an onlooker, or the omniscient eye of a finished match. */
export type Viewer = Seat | "table" | "all";

/** The part of an event that only some seats may read. Whatever stands outside it is public. */
export interface Secret<Face extends string = string> {
  readonly to: readonly Seat[];
  readonly faces: Readonly<Record<Handle, Face>>;
}

/** Something that happened, in the past tense. It records outcomes, never dice or intentions. */
export interface GameEvent<Face extends string = string> {
  readonly type: string;
  readonly secret?: Secret<Face>;
}

/** Something a seat wants to do, in the imperative. */
export interface GameCommand {
  readonly type: string;
}

/** Why something was not done: a code for words in every language, and the rule that forbids it. */
export interface Refusal {
  readonly refused: string;
  readonly rule?: string;
}

/** Uniform integers in [0, n), for 1 <= n <= 2^32. */
export type Rng = (n: number) => number;

/** The stream of chance of the `index`-th event of the decision at hand (0-based); each event has its own. */
export type Chance = (index: number) => Rng;

/** Phrases by name, which every language has words for, and the numbers each is said with; null for those without one. */
export type Phrases = Readonly<Record<string, { readonly least: number; readonly most: number } | null>>;

/** Talk is part of a game's rules: anything, or nothing but some of the game's phrases. `rule` is the one that asks for that. */
export type Talk = "free" | { readonly phrases: Phrases; readonly rule: string };

/**
 * How a match ended. A common win names all seats, a loss or a draw none. `ended`: nobody won or lost, it is over, and the
 * scores, if there are any, say what it came to.
 */
export interface Outcome {
  readonly result: "won" | "lost" | "draw" | "ended";
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly scores?: readonly number[];
}

/**
 * A seat that the table waits for: it has its turn, or is asked to answer somebody else's (and may well let it pass). The
 * table goes on after either; only a turn is announced as one.
 */
export interface Awaited {
  readonly seat: Seat;
  readonly for: "turn" | "answer";
}

/** Cards that a move still has to name: between `least` and `most` cards of `from`, no card twice; their order means nothing. */
export interface CardsPart<Into extends string = string> {
  readonly of: "cards";
  readonly into: Into;
  readonly from: readonly Handle[];
  readonly least: number;
  readonly most: number;
  /** What the chosen cards must come to together. `worth` of a card that is not named is 0. */
  readonly total?: {
    readonly worth: Readonly<Record<Handle, number>>;
    readonly least: number;
    readonly most: number;
  };
}

/** A whole number that a move still has to say, any from `least` to `most`. */
export interface NumberPart<Into extends string = string> {
  readonly of: "number";
  readonly into: Into;
  readonly least: number;
  readonly most: number;
}

/** One of several: a card called by its name, the answer to a question. */
export interface OptionPart<Into extends string = string> {
  readonly of: "option";
  readonly into: Into;
  readonly from: readonly (string | number | boolean)[];
}

/** Something typed, of so many characters at most. */
export interface TextPart<Into extends string = string> {
  readonly of: "text";
  readonly into: Into;
  readonly most: number;
}

/** How a value of several fields is told from others, and made up: one of these, the same for every move, is a game's own. */
export interface Form {
  /** @param within what the move says of the values that it allows */
  fits(value: unknown, within: unknown): boolean;
  /** Any value that fits. */
  any(within: unknown, rng: Rng): object;
}

/** A value of several fields that depend on each other, so that none can be chosen by itself: what a form is filled in with. */
export interface FormPart<Into extends string = string> {
  readonly of: "form";
  readonly into: Into;
  readonly form: Form;
  readonly within: unknown;
}

/** What a move leaves open, as the command's field `into`, so that not every combination has to be listed. */
export type Part = CardsPart | NumberPart | OptionPart | TextPart | FormPart;

/** What a part is filled with. */
export type Filling = readonly Handle[] | number | string | boolean | object;

/**
 * A legal move. Whatever stands in the parts is filled in one after the other, in any way they allow: each part by itself, so
 * that whoever has filled all of them has a legal command. What the command has in those fields before means nothing.
 */
export interface Move<Command extends GameCommand = GameCommand> {
  readonly command: Command;
  readonly parts?: readonly Part[];
}

/** The policy of a bot: what to do, from that seat's own view alone. Asked only when the seat has a move. */
export type Bot<State, Command extends GameCommand> = (view: State, seat: Seat, rng: Rng) => Command;

/**
 * A policy that takes its time: made for tables of these options, of the game by whose rules they are played, once all that it
 * has learned is loaded. A server asks it where nobody else waits for it.
 */
// biome-ignore lint/suspicious/noExplicitAny: what it searches by cannot look into states
export type Thinker<State, Command extends GameCommand> = (game: AnyGame, options: any) => Promise<Bot<State, Command>>;

/** What a match came to for a seat, by the names of figures; a figure that means nothing there is left out. */
export type SeatFigures = Readonly<Record<string, number>>;

/** Which way of a figure is the better one, if either is. */
export type FigureKind = "more" | "less" | "neither";

/** What matches of a game come to in figures, for whoever keeps count of them. */
export interface Figures<State, Options extends object> {
  /** The figures by name, in the order they are told. */
  readonly kinds: Readonly<Record<string, FigureKind>>;
  /** What a seat came to in a match that was played to its end: finite numbers, which everybody at the table could tell as well. */
  of(state: State, seat: Seat): SeatFigures;
  /** The name of all that a table chose and figures hang on, beside its seats: what is compared has one name. The variant, unless told. */
  board?(options: Options, seats: number): string;
  /** An option whose values a logbook tells apart beside the variants, as a difficulty. */
  readonly apart?: keyof Options & string;
  /** What the game's first bot comes to. `npm run averages` writes it. */
  averages?(): Promise<Averages>;
}

/** What bots came to on average, by the boards of `Figures` and, as text, the number of seats. */
export interface Averages {
  /** The command that played the matches. */
  readonly made: string;
  readonly boards: Readonly<Record<string, Readonly<Record<string, Average>>>>;
}

export interface Average {
  readonly matches: number;
  /** The share of matches that a seat won, 0 to 1. */
  readonly won: number;
  /** Of a seat, in matches that have the figure. */
  readonly figures: SeatFigures;
}

/** What values from outside, options and commands, must look like; parsing one fills its defaults in. */
export type Schema<T> = z.$ZodType<T>;

/** How far a match has come, in what its game counts by: rounds, places that are filled. */
export interface Progress {
  readonly done: number;
  /** How many it is played for, where that is known from the start. */
  readonly of?: number;
}

/** Cards, or tokens, with faces that not everybody may see. */
export interface Cards<State, Event extends GameEvent> {
  /** Every face a card may have. The position in this list is the face's code on the wire; append only. */
  readonly faces: readonly string[];
  /**
   * What is known of each card, by handle: the one value of the state that holds faces. Everything else of a state is the same
   * for the truth and every view of it.
   */
  known(state: State): Readonly<Record<Handle, string | undefined>>;
  /** The cards whose faces a seat must not know at this moment of the truth; what secrecy is tested against. */
  hiddenFrom(state: State, seat: Seat): readonly Handle[];
  /** Every card that is in the match, place by place; what conservation is tested against. */
  places(state: State): readonly (readonly Handle[])[];
  /** The cards that an event gives fresh handles to, because known ones got lost among others, and those handles. */
  renames?(event: Event): Renaming | undefined;
  /**
   * Where a match is played on: all that this seat could not know by now, otherwise. Asked of the truth. Undefined at moments
   * when it would break the rules, or tell something. A game without it is played on as its cards lie.
   */
  reshuffle?(state: State, seat: Seat, chance: Chance): readonly Event[] | undefined;
  /**
   * A table that a view may be of: every face that it lacks, dealt anew as the rules and all that its viewer has seen allow, more
   * often what is more likely. Asked of a view, so it can tell nothing else. Undefined at moments when what was seen tells too
   * much of what was not. A game without it, or without bots, has no insight (`insight/`).
   */
  determinize?(view: State, rng: Rng): State | undefined;
}

/** Cards that go by other handles from now on; neither order tells which is which. */
export interface Renaming {
  readonly were: readonly Handle[];
  readonly are: readonly Handle[];
}

/** Rules about what may be said. */
export interface TalkRules<State> {
  /** Whatever may be said where talk is not free, each phrase with all numbers that it is ever said with, 0 to 99. */
  readonly phrases: Phrases;
  /** What a seat may say now. A number that would tell more than the rules allow is not among those of its phrase. */
  allowed(state: State, seat: Seat): Talk;
}

/** Rules about taking steps back. For games that leave nothing to chance after the deal: nothing is to be rolled twice. */
export interface TakeBackRules<State> {
  /**
   * Who decides whether the table goes back (or forth again) to how it was: the seat that asks alone, or all people together.
   * @param now the table as it is
   * @param then the table as it would be
   * @param makers the seats that made the steps between both
   */
  allowed(now: State, then: State, seat: Seat, makers: readonly Seat[]): "alone" | "together" | Refusal;
}

/**
 * Documents of their own that people make for a game, decks for instance. A server keeps them for whoever made them, if they wish
 * so, and for nobody else; no match knows of them.
 */
export interface Documents {
  /** How large one may be, in bytes of UTF-8. */
  readonly largest: number;
  /** What a text is called, if it is such a document; else what is wrong with it, a line each. Never throws. */
  read(text: string): { readonly title: string } | { readonly faults: readonly string[] };
}

/** What earlier versions of the rules decided otherwise. */
export interface EarlierRules<State, Command extends GameCommand, Event extends GameEvent, Options extends object> {
  deal?(options: Options, seats: number, chance: Chance): readonly Event[];
  decide?(state: State, seat: Seat, command: Command, chance: Chance): readonly Event[] | Refusal;
  reshuffle?(state: State, seat: Seat, chance: Chance): readonly Event[] | undefined;
  readonly takeBack?: TakeBackRules<State>;
}

/**
 * The whole contract between a game and the platform: a core, and capabilities that a game has or leaves out. Every member is
 * pure: no clock, no chance but the one given, no I/O. A game is a value of this type; the platform knows no game by name.
 */
export interface Game<
  State = unknown,
  Command extends GameCommand = GameCommand,
  Event extends GameEvent = GameEvent,
  Options extends object = object,
> {
  readonly id: string;
  /** The version of the rules; a log names the one it was played by. */
  readonly rules: number;
  readonly options: Schema<Options>;
  readonly command: Schema<Command>;
  /** How many seats a match with these options may have, inclusive. */
  seats(options: Options): readonly [min: number, max: number];
  /**
   * The table before anything was dealt.
   * @param rules the version of the rules that the match is created with. Default: the game's current one
   */
  initial(options: Options, seats: number, rules?: number): State;
  /** The table of a branch, which goes on by other rules than it began with. Only where a table knows its rules. */
  adopt?(state: State, rules: number): State;
  /** The opening: everything from the shuffle to the first turn. May be nothing. */
  deal(options: Options, seats: number, chance: Chance): readonly Event[];
  /** What follows from a seat's command. A refusal is a value, never an exception; a refused command changes nothing. */
  decide(state: State, seat: Seat, command: Command, chance: Chance): readonly Event[] | Refusal;
  /**
   * The one reducer, of truth and of every view. Total without secrets, and never branches on them. Undefined for an event it
   * does not know: that is how a log of a later release is told from one of today's.
   */
  evolve(state: State, event: Event): State | undefined;
  /** Whom the table waits for, each seat once, and for what. None: it is over. */
  toAct(state: State): readonly Awaited[];
  /** What a seat may do, from what that seat knows. */
  moves(state: State, seat: Seat): readonly Move<Command>[];
  /** How it ended, or nothing while it goes on. Asked of the truth only; views learn it from the log. */
  outcome(state: State): Outcome | undefined;
  /** The command behind the events of one cause: how a log is checked against the rules. */
  inferCommand(events: readonly Event[]): Command | undefined;

  /** What earlier versions of the rules decided otherwise, by version: the logs they made stay true, and go on by them. */
  readonly earlier?: Readonly<Record<number, EarlierRules<State, Command, Event, Options>>>;
  /**
   * What became of the shape of its events, by the schema it starts from: 1, 2, 3 … Events of earlier releases are lifted to
   * today's before anything else looks at them. A lift may rename and complete; it never decides.
   */
  readonly lifts?: Readonly<Record<number, (event: GameEvent) => GameEvent>>;
  /**
   * How many events a log may have, all that people do around the game included, which is at most half of it; 2,000 unless told.
   * The move that fills it ends the match, so it should be out of reach of any match that is really played.
   */
  readonly longest?: number;
  /** What tables are listed and looked up by where the game has several kinds; one kind only unless told. */
  variant?(options: Options): string;
  /** Whether a match can be won or lost; where not, it only ends, and nobody plays against anybody. It can unless told. */
  winnable?(options: Options): boolean;
  /** Whether the seats play against each other; else they win and lose together. Together unless told. */
  opposed?(options: Options): boolean;
  /**
   * Where more than two play against each other: what becomes of a seat whose person gives up, so that the table waits for it
   * no more and the others go on. Without it a bot plays the seat to the end; without bots, it plays on till all but one would give up.
   */
  withdraw?(state: State, seat: Seat, chance: Chance): readonly Event[];
  /** The board, as data that is copied by value into the log; none unless told. */
  layout?(options: Options): object;
  readonly cards?: Cards<State, Event>;
  /** Free unless told. */
  readonly talk?: TalkRules<State>;
  /** What is done is done, unless told. */
  readonly takeBack?: TakeBackRules<State>;
  /** Whether a table is for those who sit there alone: nobody looks on, reads the log or plays on, also once it is over. */
  closed?(options: Options): boolean;
  readonly documents?: Documents;
  /** How far a match has come, for lists: what everybody who looks on could tell as well. */
  progress?(state: State): Progress;
  readonly figures?: Figures<State, Options>;
  /**
   * Grows by one with each change of what `figures`, `progress`, `variant`, `daily` or `outcome` say of the same log: servers then
   * rebuild the summaries of this game's matches. Default: 0.
   */
  readonly summaryVersion?: number;
  /** Deals of the day; needs figures, and bots where it sits them. */
  readonly daily?: Daily<Options>;
  /**
   * Commands that a seat may weigh, from its own view alone: candidate moves, the most promising first. What an analysis compares a
   * move with; without it with what the first bot would do.
   */
  candidates?(view: State, seat: Seat): readonly Command[];
  /**
   * How a match may end that was played on from a table to this one, once nothing of what was decided tells more of the rest: a
   * round is over, and the next is anybody's. Undefined before that. Playouts of long matches need not go further.
   */
  foreseen?(from: State, state: State, rng: Rng): Outcome | undefined;
  /** What tells at a glance how a position will end; without it an insight has to play it out. */
  readonly learned?: Learned<State>;
  /** The policies that can take a seat, by name; the first is the one offered. */
  readonly bots?: Readonly<Record<string, Bot<State, Command>>>;
  /** More of them, that take their time, by other names. */
  readonly thinkers?: Readonly<Record<string, Thinker<State, Command>>>;
}

/** What whoever folds a log needs of its game: no dealing, no deciding, no bots. */
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
    | "lifts"
    | "longest"
    | "variant"
    | "winnable"
    | "opposed"
    | "talk"
    | "takeBack"
    | "closed"
  > {
  readonly cards?: Pick<Cards<State, Event>, "faces">;
}

/** A game whose types the platform does not know. */
// biome-ignore lint/suspicious/noExplicitAny: the platform handles states and commands it cannot look into
export type AnyGame = Game<any, any, any, any>;

/** The same of one that is only looked at. */
// biome-ignore lint/suspicious/noExplicitAny: the platform handles states and commands it cannot look into
export type AnyPlayedGame = PlayedGame<any, any, any, any>;

/** The kind of a table that lists tell and look up; empty for a game of one kind. */
export const variantOf = ({ variant }: Pick<AnyPlayedGame, "variant">, options: object): string =>
  variant?.(options) ?? "";

export const isOpposed = ({ opposed }: Pick<AnyPlayedGame, "opposed">, options: object): boolean =>
  opposed?.(options) ?? false;

/** The names of all policies that can take a seat; the first is the one offered. */
export const botsOf = ({ bots, thinkers }: Pick<AnyGame, "bots" | "thinkers">): readonly string[] =>
  Object.keys({ ...bots, ...thinkers });

/** Whether a match can be won or lost, see `Game.winnable`. */
export const isWinnable = ({ winnable }: Pick<AnyPlayedGame, "winnable">, options: object): boolean =>
  winnable?.(options) ?? true;

export const isClosed = ({ closed }: Pick<AnyPlayedGame, "closed">, options: object): boolean =>
  closed?.(options) ?? false;

/** The board of a game, empty for one without. */
export const layoutFor = ({ layout }: Pick<AnyGame, "layout">, options: object): object => layout?.(options) ?? {};

/** The name by which tables are compared in figures, see `Figures.board`. */
export const boardOf = (game: Pick<AnyGame, "figures" | "variant">, options: object, seats: number): string =>
  game.figures?.board?.(options, seats) ?? variantOf(game, options);

/** Whether a game grants what an insight needs: hidden cards can be dealt anew, and a bot can play on. */
export const hasInsight = ({ cards, bots = {} }: Pick<AnyGame, "cards" | "bots">): boolean =>
  cards?.determinize !== undefined && Object.keys(bots).length > 0;

/** What a seat may say now. */
export const talkOf = ({ talk }: Pick<AnyPlayedGame, "talk">, state: unknown, seat: Seat): Talk =>
  talk?.allowed(state, seat) ?? "free";

/** The phrases a game ever allows. */
export const phrasesOf = ({ talk }: Pick<AnyPlayedGame, "talk">): Phrases => talk?.phrases ?? {};

/** An event that a game does not know: its log is of a later release, or damaged. */
export class UnknownEvent extends Error {
  override readonly name = "UnknownEvent";
  constructor(game: string, { type }: GameEvent) {
    super(`${game} knows no event ${type}`);
  }
}

export const refuse = (refused: string, rule?: string): Refusal =>
  rule === undefined ? { refused } : { refused, rule };

export const isRefusal = (result: object): result is Refusal => "refused" in result;

/**
 * The state after all these events.
 * @throws UnknownEvent
 */
export function fold<State, Event extends GameEvent>(
  game: { readonly id: string; evolve(state: State, event: Event): State | undefined },
  initial: State,
  events: readonly Event[],
): State {
  let state = initial;
  for (const event of events) {
    const next = game.evolve(state, event);
    if (next === undefined) throw new UnknownEvent(game.id, event);
    state = next;
  }
  return state;
}
