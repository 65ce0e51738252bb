import type * as z from "zod/v4/core";

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
export interface Fact<Face extends string = string> {
  readonly type: string;
  readonly secret?: Secret<Face>;
}

/** Something a seat wants to do, in the imperative. */
export interface Intent {
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

/** Talk is part of a game's rules: anything, only the game's own phrases (which every language has words for), or nothing. */
export type Talk = "free" | "phrases" | "silent";

/** How a match ended. A common win names all seats, a loss or a draw names none. */
export interface Outcome {
  readonly result: "won" | "lost" | "draw";
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly scores?: readonly number[];
}

/** Cards that a move still has to name: between `least` and `most` cards of `from`, as the command's field `into`. */
export interface Choice<Into extends string = string> {
  readonly into: Into;
  readonly from: readonly Handle[];
  readonly least: number;
  readonly most: number;
}

/** A number that a move may still choose, any from `least` to `most`, as the command's field `into`. */
export interface Range<Into extends string = string> {
  readonly into: Into;
  readonly least: number;
  readonly most: number;
}

/**
 * A legal move. Where enumerating all combinations would explode, `choose` says which cards complete the command, and
 * `range` which numbers may stand where the command has the least of them.
 */
export interface Move<Command extends Intent = Intent> {
  readonly command: Command;
  readonly choose?: Choice;
  readonly range?: Range;
}

/** A mind for a seat: what to do, from that seat's own view alone. Asked only when the seat has a move. */
export type Bot<State, Command extends Intent> = (view: State, seat: Seat, rng: Rng) => Command;

/** By name, everything that may come about with some options: what simulated matches are held against. */
export interface Repertoire {
  /** Types of events, and the branches of the rules that stand behind them. */
  readonly events: readonly string[];
  readonly refusals: readonly string[];
  /** Result and reason. */
  readonly outcomes: readonly string[];
}

/** How far a match, its end and the events that led there, is from what a player strives for: 0 when it is there. */
export type Aim<State, Event extends Fact> = (end: State, events: readonly Event[]) => number;

/** How a game says what there is to be seen of it, and where chance alone would take too long to get. */
export interface Coverage<State, Event extends Fact, Options extends object> {
  repertoire(options: Options): Repertoire;
  /** What these events of one cause show of the repertoire. */
  branches(events: readonly Event[]): readonly string[];
  /** What is rare enough to be striven for, by name. */
  aims(options: Options): Readonly<Record<string, Aim<State, Event>>>;
}

/** What values from outside, options and commands, must look like; parsing one fills its defaults in. */
export type Schema<T> = z.$ZodType<T>;

/**
 * The whole contract between a game and the platform. Every member is pure: no clock, no chance but the one given, no I/O.
 * A game is a value of this type; the platform knows no game by name.
 */
export interface Game<
  State = unknown,
  Command extends Intent = Intent,
  Event extends Fact = Fact,
  Options extends object = object,
> {
  readonly id: string;
  /** The version of the rules; a log names the one it was played by. */
  readonly rules: number;
  /** Every face a card may have. The position in this list is the face's code on the wire; append only. */
  readonly faces: readonly string[];
  /** What may be said where only phrases are allowed; a phrase may carry one small number. */
  readonly phrases: readonly string[];
  readonly options: Schema<Options>;
  readonly command: Schema<Command>;
  /** Whether the seats play against each other; else they win and lose together. */
  opposed(options: Options): boolean;
  /** How many seats a match with these options may have, inclusive. */
  seats(options: Options): readonly [min: number, max: number];
  /** The board, as data that is copied by value into the log. */
  layout(options: Options): object;
  /** The table before anything was dealt. */
  initial(options: Options, seats: number): State;
  /** The opening: everything from the shuffle to the first turn. */
  deal(options: Options, seats: number, chance: Chance): readonly Event[];
  /**
   * Where a match is played on: all that this seat could not know by now, otherwise. Asked of the truth. Undefined at moments
   * when it would break the rules, or tell something.
   */
  reshuffle(state: State, seat: Seat, chance: Chance): readonly Event[] | undefined;
  /** What follows from a seat's wish. A refusal is a value, never an exception; a refused wish changes nothing. */
  decide(state: State, seat: Seat, command: Command, chance: Chance): readonly Event[] | Refusal;
  /** The one reducer, of truth and of every view. Total without secrets, and never branches on them. */
  evolve(state: State, event: Event): State;
  /** The seats the table waits for. None: it is over. */
  toAct(state: State): readonly Seat[];
  /** What a seat may do, from what that seat knows. */
  moves(state: State, seat: Seat): readonly Move<Command>[];
  /** How freely a seat may talk now. */
  talk(state: State, seat: Seat): Talk;
  /** How it ended, or nothing while it goes on. Asked of the truth only; views learn it from the log. */
  outcome(state: State): Outcome | undefined;
  /** The command behind the events of one cause: how a log is checked against the rules. */
  retrace(events: readonly Event[]): Command | undefined;
  /** The cards whose faces a seat must not know at this moment of the truth; what secrecy is tested against. */
  hiddenFrom(state: State, seat: Seat): readonly Handle[];
  /** The minds that can take a seat, by name; the first is the one offered. */
  readonly bots: Readonly<Record<string, Bot<State, Command>>>;
  /** Every card that is in the match, place by place; what conservation is tested against. */
  places(state: State): readonly (readonly Handle[])[];
  /** What there is to be seen of this game; what simulations are tested against. */
  readonly coverage: Coverage<State, Event, Options>;
}

/** A game whose types the platform does not know. */
// biome-ignore lint/suspicious/noExplicitAny: the platform handles states and commands it cannot look into
export type AnyGame = Game<any, any, any, any>;

export const refuse = (refused: string, rule?: string): Refusal =>
  rule === undefined ? { refused } : { refused, rule };

export const isRefusal = (result: object): result is Refusal => "refused" in result;

/** The state after all these events. */
export function fold<State, Event>(
  evolve: (state: State, event: Event) => State,
  initial: State,
  events: readonly Event[],
): State {
  let state = initial;
  for (const event of events) state = evolve(state, event);
  return state;
}

/** The command of a move, with the cards that were chosen for it, and the number. */
export const complete = <Command extends Intent>(
  { command, choose, range }: Move<Command>,
  cards: readonly Handle[],
  number = range?.least,
): Command => ({
  ...command,
  ...(choose && { [choose.into]: cards }),
  ...(range && { [range.into]: number }),
});

/** A command that a player without any plan may give: any of these moves, with any cards and any number chosen for it. */
export function anyCommand<Command extends Intent>(moves: readonly Move<Command>[], rng: Rng): Command {
  const move = moves[rng(moves.length)]!;
  const number = move.range && move.range.least + rng(move.range.most - move.range.least + 1);
  if (!move.choose) return complete(move, [], number);
  const { from, least, most } = move.choose;
  const left = [...from];
  const cards = Array.from({ length: least + rng(most - least + 1) }, () => left.splice(rng(left.length), 1)[0]!);
  return complete(move, cards, number);
}
