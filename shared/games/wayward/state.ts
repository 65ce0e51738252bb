import type { Handle, Seat } from "../../engine/contract/events.ts";
import type { Achievement, Command, SectionReading } from "./commands.ts";
import type { CardSide, Grid, GridSpace, Section } from "./deck/schema.ts";
import type { Options } from "./options.ts";
import type { Question } from "./questions.ts";

/**
 * A human or an automaton. The two with the same `seat` are separate players; the human's turn follows the automaton's.
 */
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

export interface Automaton {
  /** Its turns so far, including the current one. */
  readonly turn: number;
  readonly coins: number;
  /** 0 to 2; more only between `GoodsGained` and `CargoConverted` (T6). */
  readonly cargo: number;
  /** 0 to 4. */
  readonly damage: number;
  /** The printed cannons of each tile. */
  readonly upgrades: readonly number[];
  readonly pirateCards: number;
  /** Cannons and battle abilities in its Pirate pile. */
  readonly pirateIcons: number;
  /** The number of cards in its Merchant pile. */
  readonly merchant: number;
  readonly buildings: number;
  /** The number of its permanent cubes on islands (L6, A7). */
  readonly permanent: number;
  /** The cubes on three achievements (A5, A1, A3). */
  readonly explorer: number;
  readonly legendary: number;
  readonly sailors: number;
  /** The turn in which it claimed each achievement. */
  readonly achievements: Readonly<Partial<Record<Achievement, number>>>;
  /** The space of its ship; 0 is the port. */
  readonly ship: GridSpace;
  /** Where its ship was at the start of the turn (P9). */
  readonly began: GridSpace;
  /** Whether it ever took an island, or placed a building. */
  readonly everHeld: boolean;
  /** The spaces on which its cubes were placed this turn. */
  readonly placed: readonly GridSpace[];
  /**
   * `later`: the goods of R10 that are laid out at the end of this turn. `due`: those laid out at the end of the last
   * one (T7).
   */
  readonly later: Haul;
  readonly due: Haul;
  /** What its islands produced last (R6), as a preset for the next answer. */
  readonly produced: Haul;
  /** How many cards it has drawn. */
  readonly drawn: number;
}

/** The properties of a deck that hold for all its sections. */
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

/** The last turns (E1 to E3). */
interface EndCall {
  readonly claimant: TurnPlayer;
  /** The highest number of turns of any automaton when the last turns were called. */
  readonly turn: number;
  /** The players who still have their last turn, in order. */
  readonly left: readonly TurnPlayer[];
  /** Whether the automaton's turn in which they were called is still open. It is not one of the last turns (E3). */
  readonly isCalledNow: boolean;
}

/** The final result. `yours` is the total of all humans, `its` that of all automata. */
export interface FinalResult {
  readonly totals: readonly [yours: number, its: number];
  readonly winner: "you" | "it" | "nobody";
}

/** A table of Wayward. A view differs from the true state only in that it has fewer `faces`. */
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
  /** The header of the deck; undefined for an own deck until a section was read. */
  readonly header: DeckHeader | undefined;
  /** The sections of an own deck that were read, by `keyOf`; not mirrored. */
  readonly read: Readonly<Record<string, Section>>;
  /** The player whose turn it is; undefined before the first turn. */
  readonly now: TurnPlayer | undefined;
  readonly card: RevealedCard | undefined;
  readonly ending: EndCall | undefined;
  readonly result: FinalResult | undefined;
  /** The open question; undefined before the deal and after the end. */
  readonly question: Question | undefined;
  /** The commands since the last rest (see `isResting`). */
  readonly script: readonly Command[];
  /** How many events have followed from the script so far, without `Asked`. */
  readonly told: number;
  /** The table at the last rest. `script` is run from there again. */
  readonly base: Base | undefined;
}

/** A table at a rest (see `isResting`), without the faces, because they differ between the true state and a view. */
type Base = Omit<State, "faces" | "base">;

/** Whether the open question is the next card or the scores: the next command then starts a new script. */
export const isResting = ({ question }: Pick<State, "question">): boolean =>
  (question?.type === "Reveal" && !question.isBonus) || question?.type === "TellScores";

export const isPair = ({ options }: Pick<State, "options">): boolean => options.mode === "pair";

/** All humans, or all automata: one or two. */
export const everyone = (state: Pick<State, "options">): readonly Seat[] => (isPair(state) ? [0, 1] : [0]);

/** The highest number of turns of any automaton. */
export const turnsOf = ({ automata }: Pick<State, "automata">): number => Math.max(...automata.map(({ turn }) => turn));

/** The seat that answers for a human and their automaton: with a single seat at the table, always that one. */
export const runnerOf = ({ seats }: Pick<State, "seats">, player: Seat): Seat => (seats > 1 ? player : 0);

/** How many achievements call the last turns (E1, P3). */
export const ENOUGH = 4;

export const achievementsOf = (state: State, { kind, seat }: TurnPlayer): number =>
  kind === "human" ? state.claims[seat]!.length : Object.keys(state.automata[seat]!.achievements).length;

export const keyOf = (no: number, side: CardSide, stage: number): string => `${no} ${side} ${stage}`;

export const gridOf = ({ header }: Pick<State, "header">): Grid => header?.grid ?? { rows: 1, lanes: 1 };
