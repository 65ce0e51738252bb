import type { Seat } from "../../../engine/contract/events.ts";
import type { GridSpace, Plain } from "../deck/schema.ts";

/** The pieces of humans on the spaces of a card, by the players' answer. */
export interface Obstacles {
  readonly forts: readonly GridSpace[];
  readonly garrisons: readonly GridSpace[];
  /** By human: the space of their Pirate-mode ship; 0 if it is on none of the spaces in question. */
  readonly pirates: readonly GridSpace[];
}

/** The island on which L10 places cubes, and the humans' buildings there. */
export interface Goods {
  readonly cell: GridSpace;
  readonly fort: boolean;
  readonly garrison: boolean;
}

/** A battle for a space. `isHalf`: it is one of the two battles of a card, each with half of the cannons (B8). */
export interface SpaceBattle {
  readonly kind: "ship" | "building";
  readonly cell: GridSpace;
  readonly isHalf: boolean;
}

/** The result of a battle. `won`: by the automaton. `sunk`: the automaton's ship was sunk (C8). */
export interface BattleOutcome {
  readonly won: boolean;
  readonly sunk: boolean;
}

/** What happened in the battles of a turn so far, which limits its bonus card (B20). */
export interface Battles {
  /** Whether the automaton attacked a human (L9, R8). */
  readonly hasAttacked: boolean;
  /** Whether the automaton fought a Fort or a Garrison. */
  readonly hasBesieged: boolean;
  readonly isLost: boolean;
  readonly isSunk: boolean;
}

export const NO_BATTLES: Battles = { hasAttacked: false, hasBesieged: false, isLost: false, isSunk: false };

/** A human's Pirate-mode ship on a space that the card would fight for, or where it ends (B2). */
export interface Meeting {
  readonly human: Seat;
  readonly cell: GridSpace;
}

/** An effect of the right side that is no attack, and so no part of the battle sequence. */
export type PeacefulEffect = Exclude<Plain, { readonly do: "attack" }>;

/**
 * Asks for facts, when they matter, and carries out what happens in the sequence of a card. A fact stays the same for
 * the whole card, except that `inPort` grows when ships are sunk.
 */
export interface SequenceContext {
  readonly humans: readonly Seat[];
  /** The humans who have three or more aboard of what the icon shows (L9). */
  laden(): readonly Seat[];
  /** The humans in port, including those sunk by this card. */
  inPort(): readonly Seat[];
  /** Whether the automaton's cannons after the claims (C1) are at least this many (R11). */
  reaches(cannons: number): boolean;
  /**
   * The island with most of what the deck counts (default: coins) among those on which L10 may place cubes; undefined
   * if there is none.
   */
  goods(): Goods | undefined;
  /** The one of these islands with most coins (B9). */
  richest(cells: readonly GridSpace[]): GridSpace;
  /** The one of two ships that the automaton fights (P10). */
  nearest(ships: readonly Meeting[]): Meeting;

  /** Reports whether the card attacks a human (B1). */
  settled(coming: boolean): void;
  /** Reports that `n` cubes are placed on a space, by a rule. */
  placed(cell: GridSpace, n: number, rule: string): void;
  /** Reports that `n` cubes are not placed on a space, because of a rule. */
  dropped(cell: GridSpace, n: number, rule: string): void;
  /** Reports where the automaton's ship ends (L7); 0 is the port. */
  ended(cell: GridSpace): void;
  /** Reports that a Garrison on this island damages the automaton's ship (L8). */
  struck(cell: GridSpace): void;
  /** Reports that a step is skipped because of a rule. */
  skipped(rule: string): void;
  /** Reports whether a condition holds (R11). */
  branched(holds: boolean): void;
  did(effect: PeacefulEffect): void;
  fight(battle: SpaceBattle): BattleOutcome;
  /** Carries out an attack on one of these humans, chosen by P9. @param plus extra cubes of the flag */
  attack(among: readonly Seat[], plus: number, rule: string): BattleOutcome;
}
