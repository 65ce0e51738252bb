import type { Seat } from "../../../engine/contract/events.ts";
import type { GridSpace, Plain } from "../deck/schema.ts";

/** The humans' pieces in its way, as reported (Q3). */
export interface Obstacles {
  readonly forts: readonly GridSpace[];
  readonly garrisons: readonly GridSpace[];
  /** By human: the space of their Pirate-mode ship; 0 if it is on none of the spaces asked about. */
  readonly pirates: readonly GridSpace[];
}

/** The island for L10, and its protection. */
export interface Goods {
  readonly cell: GridSpace;
  readonly fort: boolean;
  readonly garrison: boolean;
}

/** A battle for a space, at half strength if both halves of B8 are fought. */
export interface SpaceBattle {
  readonly kind: "ship" | "building";
  readonly cell: GridSpace;
  readonly isHalf: boolean;
}

/** The result of a battle; `sunk`: the automaton's ship took its fifth damage (C8). */
export interface BattleOutcome {
  readonly won: boolean;
  readonly sunk: boolean;
}

/** The battles of a turn so far (B20); they limit its bonus card. */
export interface Battles {
  /** Whether it attacked a human (L9, R8). */
  readonly hasAttacked: boolean;
  /** Whether it fought a Fort or a Garrison. */
  readonly hasBesieged: boolean;
  readonly isLost: boolean;
  readonly isSunk: boolean;
}

export const NO_BATTLES: Battles = { hasAttacked: false, hasBesieged: false, isLost: false, isSunk: false };

/** A human whose Pirate-mode ship is on a space that the automaton wants. */
export interface Meeting {
  readonly human: Seat;
  readonly cell: GridSpace;
}

/** Effects without an attack, which do not affect the sequence. */
export type Quiet = Exclude<Plain, { readonly do: "attack" }>;

/**
 * The interface through which the sequence asks for facts and reports actions. A fact is only asked for when it
 * matters, and stays the same for the whole card; only `inPort` grows when ships are sunk.
 */
export interface Desk {
  readonly humans: readonly Seat[];
  /** Q6: the humans with three or more aboard (L9). */
  laden(): readonly Seat[];
  /** Q7: the humans in port, including those sunk by this card. */
  inPort(): readonly Seat[];
  /** R11: whether C1 after the claims is at least this. */
  reaches(cannons: number): boolean;
  /**
   * Q10: of the islands that L10 may place cubes on, the one with the most of what the deck counts (coins by default);
   * undefined if there is none.
   */
  goods(): Goods | undefined;
  /** Q11: the space with the most coins (B9). */
  richest(cells: readonly GridSpace[]): GridSpace;
  /** P9, P10: which of two ships in its way it fights. */
  nearest(ships: readonly Meeting[]): Meeting;

  /** B1: reports whether an attack comes, once it matters. */
  settled(coming: boolean): void;
  placed(cell: GridSpace, n: number, rule: string): void;
  dropped(cell: GridSpace, n: number, rule: string): void;
  /** L7; 0 is the port. */
  ended(cell: GridSpace): void;
  /** L8 on this island. */
  struck(cell: GridSpace): void;
  /** Reports a step that is skipped, with the rule. */
  skipped(rule: string): void;
  /** Reports the branch of a condition (R11). */
  branched(holds: boolean): void;
  did(effect: Quiet): void;
  fight(battle: SpaceBattle): BattleOutcome;
  /** An attack on one of these, chosen by P9. */
  attack(among: readonly Seat[], plus: number, rule: string): BattleOutcome;
}
