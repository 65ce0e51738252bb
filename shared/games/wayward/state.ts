import type { Handle, Seat } from "../../engine/contract/events.ts";
import type { Achievement, Command, SectionReading } from "./commands.ts";
import type { CardSide, Grid, GridSpace, Section } from "./deck/schema.ts";
import type { Options } from "./options.ts";
import type { Question } from "./questions.ts";

/** The human of a seat has the turn after the automaton of that seat. */
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
  /** Includes the current turn. */
  readonly turn: number;
  readonly coins: number;
  /** 0 to 2; more only between `GoodsGained` and `CargoConverted` (T6). */
  readonly cargo: number;
  /** 0 to 4; more only between `BattleEnded` and `ShipSunk` (C8). */
  readonly damage: number;
  /** The printed cannons of each tile. */
  readonly upgrades: readonly number[];
  readonly pirateCards: number;
  /** Cannons and battle abilities in the Pirate pile. */
  readonly pirateIcons: number;
  /** Cards in the Merchant pile. */
  readonly merchant: number;
  readonly buildings: number;
  /** L6, A7: permanent cubes on islands. */
  readonly permanent: number;
  /** A5, A1, A3: cubes on these achievements. */
  readonly explorer: number;
  readonly legendary: number;
  readonly sailors: number;
  /** The turn in which each achievement was claimed. */
  readonly achievements: Readonly<Partial<Record<Achievement, number>>>;
  /** 0 is the port. */
  readonly ship: GridSpace;
  /** P9: the space of the ship at the start of the turn. */
  readonly began: GridSpace;
  /** Whether the automaton ever took an island, or placed a building. */
  readonly everHeld: boolean;
  /** The spaces with cubes placed this turn. */
  readonly placed: readonly GridSpace[];
  /** T7: goods of R10, laid out at the end of this turn (`later`) or of the last one (`due`). */
  readonly later: Haul;
  readonly due: Haul;
  /** R6: what the islands produced last, as a preset for the next answer. */
  readonly produced: Haul;
  /** The number of cards drawn. */
  readonly drawn: number;
}

export type DeckHeader = Omit<SectionReading, "section">;

export interface RevealedCard {
  readonly seat: Seat;
  readonly no: number;
  readonly side: CardSide;
  readonly stage: number;
  readonly isBonus: boolean;
  readonly section: Section | undefined;
}

/** E1 to E3: the last turns. */
interface EndCall {
  readonly claimant: TurnPlayer;
  /** The highest number of turns of any automaton when the last turns were called. */
  readonly turn: number;
  /** The players with a last turn ahead, in order. */
  readonly left: readonly TurnPlayer[];
  /** E3: the turn in which the last turns were called is still open; it is not one of them. */
  readonly isCalledNow: boolean;
}

/** `yours` is the total of all humans, `its` that of all automata. */
export interface FinalResult {
  readonly totals: readonly [yours: number, its: number];
  readonly winner: "you" | "it" | "nobody";
}

/** A view differs from the true state only in unknown `faces`. */
export interface State {
  readonly options: Options;
  readonly seats: number;
  /** By handle, for cards and coins; undefined if unknown. */
  readonly faces: Readonly<Record<Handle, string | undefined>>;
  /** By automaton: all cards in drawing order, over all laps. */
  readonly decks: readonly (readonly Handle[])[];
  /** All coins in flipping order, and the number flipped. */
  readonly coins: readonly Handle[];
  readonly flipped: number;
  /** P1: the automaton that takes the first turn; undefined during the deal. */
  readonly first: Seat | undefined;
  readonly automata: readonly Automaton[];
  /** By human. */
  readonly claims: readonly (readonly Achievement[])[];
  readonly explored: readonly GridSpace[];
  /** Undefined for an own deck until a section was read. */
  readonly header: DeckHeader | undefined;
  /** The sections read from an own deck, by `keyOf`; not mirrored. */
  readonly read: Readonly<Record<string, Section>>;
  /** Undefined before the first turn. */
  readonly now: TurnPlayer | undefined;
  readonly card: RevealedCard | undefined;
  readonly ending: EndCall | undefined;
  readonly result: FinalResult | undefined;
  /** Undefined before the deal and after the end. */
  readonly question: Question | undefined;
  /** The commands since the last rest (see `isResting`). */
  readonly script: readonly Command[];
  /** The number of events of the script so far, without `Asked`. */
  readonly told: number;
  /** The table at the last rest, from which `script` is run again. */
  readonly base: Base | undefined;
}

/** Without faces, because a view has fewer. */
type Base = Omit<State, "faces" | "base">;

/** Whether the next command starts a new script. */
export const isResting = ({ question }: Pick<State, "question">): boolean =>
  (question?.type === "Reveal" && !question.isBonus) || question?.type === "TellScores";

export const isPair = ({ options }: Pick<State, "options">): boolean => options.mode === "pair";

export const everyone = (state: Pick<State, "options">): readonly Seat[] => (isPair(state) ? [0, 1] : [0]);

export const turnsOf = ({ automata }: Pick<State, "automata">): number => Math.max(...automata.map(({ turn }) => turn));

/** A single seat answers for all. */
export const runnerOf = ({ seats }: Pick<State, "seats">, player: Seat): Seat => (seats > 1 ? player : 0);

/** E1, P3: the number of achievements that calls the last turns. */
export const ENOUGH = 4;

export const achievementsOf = (state: State, { kind, seat }: TurnPlayer): number =>
  kind === "human" ? state.claims[seat]!.length : Object.keys(state.automata[seat]!.achievements).length;

export const keyOf = (no: number, side: CardSide, stage: number): string => `${no} ${side} ${stage}`;

export const gridOf = ({ header }: Pick<State, "header">): Grid => header?.grid ?? { rows: 1, lanes: 1 };
