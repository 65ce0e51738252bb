import type { Seat } from "../../../engine/contract/events.ts";
import type { GridSpace, Plain } from "../deck/schema.ts";

/** The humans' pieces on the spaces of a card. */
export interface Obstacles {
  readonly forts: readonly GridSpace[];
  readonly garrisons: readonly GridSpace[];
  /** By human: the space of the Pirate-mode ship, or 0 if it is on no space of the card. */
  readonly pirates: readonly GridSpace[];
}

/** L10: the island for the cubes, and the humans' buildings there. */
export interface Goods {
  readonly cell: GridSpace;
  readonly fort: boolean;
  readonly garrison: boolean;
}

/** B8: with `isHalf`, one of two battles, each with half of the cannons. */
export interface SpaceBattle {
  readonly kind: "ship" | "building";
  readonly cell: GridSpace;
  readonly isHalf: boolean;
}

/** `won`: by the automaton. `sunk`: the automaton's ship (C8). */
export interface BattleOutcome {
  readonly won: boolean;
  readonly sunk: boolean;
}

/** B20: the battles of a turn so far, which limit its bonus card. */
export interface Battles {
  readonly hasAttacked: boolean;
  readonly hasBesieged: boolean;
  readonly isLost: boolean;
  readonly isSunk: boolean;
}

export const NO_BATTLES: Battles = { hasAttacked: false, hasBesieged: false, isLost: false, isSunk: false };

/** B2: a human's Pirate-mode ship where the card would fight, or where it ends. */
export interface Meeting {
  readonly human: Seat;
  readonly cell: GridSpace;
}

export type PeacefulEffect = Exclude<Plain, { readonly do: "attack" }>;

/**
 * Asks for facts when they matter, and reports or carries out the steps of a card. A fact holds for the whole card, but
 * `inPort` grows when ships are sunk.
 */
export interface SequenceContext {
  readonly humans: readonly Seat[];
  /** L9: the humans who carry three or more of what the icon shows. */
  laden(): readonly Seat[];
  /** Includes humans sunk by this card. */
  inPort(): readonly Seat[];
  /** R11: the automaton's cannons after the claims (C1) are at least this many. */
  reaches(cannons: number): boolean;
  /** L10: the island with most of what the deck counts, among those where cubes may go. */
  goods(): Goods | undefined;
  /** B9: the island with most coins. */
  richest(cells: readonly GridSpace[]): GridSpace;
  /** P10: the ship that the automaton fights. */
  nearest(ships: readonly Meeting[]): Meeting;

  /** B1: whether the card attacks a human. */
  settled(coming: boolean): void;
  placed(cell: GridSpace, n: number, rule: string): void;
  /** Reports cubes that a rule prevents from being placed. */
  dropped(cell: GridSpace, n: number, rule: string): void;
  /** L7: the automaton's ship ends here; 0 is the port. */
  ended(cell: GridSpace): void;
  /** L8: a Garrison damages the automaton's ship. */
  struck(cell: GridSpace): void;
  skipped(rule: string): void;
  /** R11: whether a condition holds. */
  branched(holds: boolean): void;
  did(effect: PeacefulEffect): void;
  fight(battle: SpaceBattle): BattleOutcome;
  /** P9: attacks one of these humans. @param plus extra cubes of the flag */
  attack(among: readonly Seat[], plus: number, rule: string): BattleOutcome;
}
