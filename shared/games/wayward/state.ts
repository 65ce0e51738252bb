import type { Handle, Seat } from "../../engine/contract/events.ts";
import type { Achievement, Command, SectionReading } from "./commands.ts";
import type { CardSide, Grid, GridSpace, Section } from "./deck/schema.ts";
import type { Options } from "./options.ts";
import type { Question } from "./questions.ts";

/** A player in turn order: human `s` beside automaton `s`. A device runs one pair or both. */
export interface TurnPlayer {
  readonly kind: "automaton" | "human";
  readonly seat: Seat;
}

export const isSame = (a: TurnPlayer, b: TurnPlayer): boolean => a.kind === b.kind && a.seat === b.seat;

export interface Haul {
  readonly coins: number;
  readonly cargo: number;
}

export const NOTHING: Haul = { coins: 0, cargo: 0 };

/** An automaton's holdings (section 3 of the rules). */
export interface Automaton {
  /** Its turns so far, including the current one. */
  readonly turn: number;
  readonly coins: number;
  /** 0 to 2, except between a gain and T6. */
  readonly cargo: number;
  /** 0 to 4. */
  readonly damage: number;
  /** The printed cannons of each tile. */
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
  /** By achievement: the turn of its claim. */
  readonly achievements: Readonly<Partial<Record<Achievement, number>>>;
  /** 0 is the port. */
  readonly ship: GridSpace;
  /** Where its ship was at the start of the turn (P9). */
  readonly began: GridSpace;
  /** Whether it ever took an island. */
  readonly everHeld: boolean;
  /** Spaces its cubes were placed on this turn. */
  readonly placed: readonly GridSpace[];
  /** Goods that R10 will lay out at the end of this turn, and those laid out at the end of the last one (T7). */
  readonly later: Haul;
  readonly due: Haul;
  /** What it produced last. */
  readonly produced: Haul;
  /** How many cards it has drawn. */
  readonly drawn: number;
}

/** The part common to all sections of a deck. */
export type DeckHeader = Omit<SectionReading, "section">;

/** The last revealed card. */
export interface RevealedCard {
  readonly seat: Seat;
  readonly no: number;
  readonly side: CardSide;
  readonly stage: number;
  readonly isBonus: boolean;
  readonly section: Section | undefined;
}

interface EndCall {
  readonly claimant: TurnPlayer;
  /** The turn in which it was called, of the automaton with the most turns. */
  readonly turn: number;
  /** The players who still have their last turn, in order. */
  readonly left: readonly TurnPlayer[];
  /** Whether it was called during an automaton's current turn, which is not one of the last turns (E3). */
  readonly isCalledNow: boolean;
}

/** The final result; `its` includes both automata. */
export interface FinalResult {
  readonly totals: readonly [yours: number, its: number];
  readonly winner: "you" | "it" | "nobody";
}

/** A table of Wayward: the true state on the server; views have the same shape with fewer faces. */
export interface State {
  readonly options: Options;
  readonly seats: number;
  /** The known faces of cards and coins, by handle; undefined if unknown. */
  readonly faces: Readonly<Record<Handle, string | undefined>>;
  /** All cards of each automaton in drawing order, over all laps. */
  readonly decks: readonly (readonly Handle[])[];
  /** All coins in flipping order, and how many were flipped. */
  readonly coins: readonly Handle[];
  readonly flipped: number;
  /** The automaton whose human is the first player (P1); undefined during the deal. */
  readonly first: Seat | undefined;
  readonly automata: readonly Automaton[];
  /** The achievements claimed by each human. */
  readonly claims: readonly (readonly Achievement[])[];
  readonly explored: readonly GridSpace[];
  /** Of an own deck, once a section was read. */
  readonly header: DeckHeader | undefined;
  /** Sections of an own deck as in its file, by card, face and stage. */
  readonly read: Readonly<Record<string, Section>>;
  /** The player whose turn it is; undefined before the first. */
  readonly now: TurnPlayer | undefined;
  readonly card: RevealedCard | undefined;
  readonly ending: EndCall | undefined;
  readonly result: FinalResult | undefined;
  /** The open question; undefined before the deal and after the end. */
  readonly question: Question | undefined;
  /** The commands since the last rest. Together with `base`, they determine the open turn. */
  readonly script: readonly Command[];
  /** How many events the script has produced so far, without questions. */
  readonly told: number;
  readonly base: Base | undefined;
}

/** A table without the fields that differ between the true state and a view. */
type Base = Omit<State, "faces" | "base">;

/** Whether only the next card or the scores are open, so that the next command starts a new script. */
export const isResting = ({ question }: Pick<State, "question">): boolean =>
  (question?.type === "Reveal" && !question.isBonus) || question?.type === "TellScores";

export const isPair = ({ options }: Pick<State, "options">): boolean => options.mode === "pair";

/** All humans, or all automata: one or two. */
export const everyone = (state: Pick<State, "options">): readonly Seat[] => (isPair(state) ? [0, 1] : [0]);

/** The highest number of turns of any automaton. */
export const turnsOf = ({ automata }: Pick<State, "automata">): number => Math.max(...automata.map(({ turn }) => turn));

/** The seat whose device runs this human and their automaton; with a single seat, its device runs everything. */
export const runnerOf = ({ seats }: Pick<State, "seats">, player: Seat): Seat => (seats > 1 ? player : 0);

/** How many achievements call the last turns (E1, P3). */
export const ENOUGH = 4;

export const achievementsOf = (state: State, { kind, seat }: TurnPlayer): number =>
  kind === "human" ? state.claims[seat]!.length : Object.keys(state.automata[seat]!.achievements).length;

/** The key of a section. */
export const keyOf = (no: number, side: CardSide, stage: number): string => `${no} ${side} ${stage}`;

export const gridOf = ({ header }: Pick<State, "header">): Grid => header?.grid ?? { rows: 1, lanes: 1 };
