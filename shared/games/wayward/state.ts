import type { Handle, Seat } from "../../engine/game.ts";
import type { Achievement, Command, Reading } from "./commands.ts";
import type { Cell, Grid, Section, Side } from "./deck/schema.ts";
import type { Options } from "./options.ts";
import type { Question } from "./questions.ts";

/** Who takes turns: human `s` beside their automaton `s`; a device runs one of them or both. */
export interface Player {
  readonly kind: "automaton" | "human";
  readonly seat: Seat;
}

export const isSame = (a: Player, b: Player): boolean => a.kind === b.kind && a.seat === b.seat;

export interface Haul {
  readonly coins: number;
  readonly cargo: number;
}

export const NOTHING: Haul = { coins: 0, cargo: 0 };

/** What is kept of an automaton (section 3 of the rules). */
export interface Automaton {
  /** Its turns so far, the one under way included. */
  readonly turn: number;
  readonly coins: number;
  /** 0 to 2, but for the moment between a gain and T6. */
  readonly cargo: number;
  /** 0 to 4. */
  readonly damage: number;
  /** The cannons printed on each of its tiles. */
  readonly upgrades: readonly number[];
  readonly pirateCards: number;
  /** Cannons and battle abilities in its Pirate pile. */
  readonly pirateIcons: number;
  readonly merchant: number;
  readonly buildings: number;
  readonly permanent: number;
  readonly explorer: number;
  readonly legendary: number;
  readonly sailors: number;
  /** By achievement: the turn in which it was claimed. */
  readonly achievements: Readonly<Partial<Record<Achievement, number>>>;
  /** 0 is the port. */
  readonly ship: Cell;
  /** Where its ship began the turn (P9). */
  readonly began: Cell;
  /** Whether it ever took an island. */
  readonly everHeld: boolean;
  /** Spaces that its cubes were placed on this turn. */
  readonly placed: readonly Cell[];
  /** What R10 will lay out at the end of this turn, and what it laid out at the end of the last one (T7). */
  readonly later: Haul;
  readonly due: Haul;
  /** What it produced the last time. */
  readonly produced: Haul;
  /** How many cards were drawn for it. */
  readonly drawn: number;
}

/** What all sections of a deck have in common. */
export type DeckHeader = Omit<Reading, "section">;

/** The card that was turned up last. */
export interface Revealed {
  readonly seat: Seat;
  readonly no: number;
  readonly side: Side;
  readonly stage: number;
  readonly isBonus: boolean;
  readonly section: Section | undefined;
}

export interface Ending {
  readonly claimant: Player;
  /** The turn of the automaton ahead in which it was called. */
  readonly turn: number;
  /** Who still takes their last turn, in order. */
  readonly left: readonly Player[];
  /** It was called in a turn of an automaton that is not over; that turn is none of the last ones (E3). */
  readonly isCalledNow: boolean;
}

/** How it ended; `its` counts for both automata. */
export interface Result {
  readonly totals: readonly [yours: number, its: number];
  readonly winner: "you" | "it" | "nobody";
}

/** A table of Wayward: the truth on the server, and the same shape with fewer faces in every view. */
export interface State {
  readonly options: Options;
  readonly seats: number;
  /** What is known of cards and coins, by handle. Absent means unknown. */
  readonly faces: Readonly<Record<Handle, string | undefined>>;
  /** Every card of an automaton in the order in which they come, all laps one after the other, by automaton. */
  readonly decks: readonly (readonly Handle[])[];
  /** All coins in the order in which they are flipped, and how many were. */
  readonly coins: readonly Handle[];
  readonly flipped: number;
  /** Whose human is the first player (P1); undefined until the deal is done. */
  readonly first: Seat | undefined;
  readonly automata: readonly Automaton[];
  /** What each human claimed. */
  readonly claims: readonly (readonly Achievement[])[];
  readonly explored: readonly Cell[];
  /** Of an own deck, once something of it was read. */
  readonly header: DeckHeader | undefined;
  /** Sections of an own deck as their file has them, by card, face and stage. */
  readonly read: Readonly<Record<string, Section>>;
  /** Whose turn it is; undefined before the first. */
  readonly now: Player | undefined;
  readonly card: Revealed | undefined;
  readonly ending: Ending | undefined;
  readonly result: Result | undefined;
  /** What is asked; nothing before the deal and after the end. */
  readonly question: Question | undefined;
  /** What was said since nothing was open, and the table as it was then: whatever is open now follows from both. */
  readonly script: readonly Command[];
  /** How many events followed from the script so far, questions left out. */
  readonly told: number;
  readonly base: Base | undefined;
}

/** A table without what may differ between the truth and a view. */
export type Base = Omit<State, "faces" | "base">;

/** Whether nothing is open but the next card, or the scores: whatever is said then begins anew. */
export const isResting = ({ question }: Pick<State, "question">): boolean =>
  (question?.type === "Reveal" && !question.isBonus) || question?.type === "TellScores";

export const isPair = ({ options }: Pick<State, "options">): boolean => options.mode === "pair";

/** All humans, or all automata: one or two. */
export const everyone = (state: Pick<State, "options">): readonly Seat[] => (isPair(state) ? [0, 1] : [0]);

/** The turns so far, of the automaton that has had most. */
export const turnsOf = ({ automata }: Pick<State, "automata">): number => Math.max(...automata.map(({ turn }) => turn));

/** The seat whose device runs a human and an automaton: alone at a table of two, one device runs all. */
export const runnerOf = ({ seats }: Pick<State, "seats">, player: Seat): Seat => (seats > 1 ? player : 0);

/** So many achievements call the last turns (E1, P3). */
export const ENOUGH = 4;

export const achievementsOf = (state: State, { kind, seat }: Player): number =>
  kind === "human" ? state.claims[seat]!.length : Object.keys(state.automata[seat]!.achievements).length;

/** By what a section is kept and found. */
export const keyOf = (no: number, side: Side, stage: number): string => `${no} ${side} ${stage}`;

export const gridOf = ({ header }: Pick<State, "header">): Grid => header?.grid ?? { rows: 1, lanes: 1 };
