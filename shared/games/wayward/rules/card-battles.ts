import type { Seat } from "../../../engine/contract/events.ts";
import type { GridSpace } from "../deck/schema.ts";
import type { CardSpaces } from "./card-spaces.ts";
import type { BattleOutcome, Battles, SequenceContext, SpaceBattle } from "./sequence-context.ts";
import type { Version } from "./versions.ts";

/** Fights the battles of one card, and keeps account of the battles of its turn (B20). */
export class CardBattles {
  readonly #spaces: CardSpaces;
  readonly #table: SequenceContext;
  readonly #version: Version;
  readonly #strikes = new Set<GridSpace>();
  /** Islands where a building battle was won (B19). */
  readonly #open = new Set<GridSpace>();
  readonly #turn: { -readonly [Name in keyof Battles]: Battles[Name] };
  /** The battles of the turn before this card. */
  readonly before: Battles;

  constructor(spaces: CardSpaces, table: SequenceContext, before: Battles, version: Version) {
    this.#spaces = spaces;
    this.#table = table;
    this.#version = version;
    this.#turn = { ...before };
    this.before = before;
  }

  /** The battles of the turn so far. */
  get turn(): Battles {
    return this.#turn;
  }

  /** Whether this card fights no battle, because one was lost or the ship was sunk earlier in the turn (B20). */
  get isPeace(): boolean {
    return this.before.isLost || this.before.isSunk;
  }

  /** Whether a battle for the buildings of an island was won (B19). */
  isOpen(cell: GridSpace): boolean {
    return this.#open.has(cell);
  }

  /**
   * L8: reports the damage from a Garrison on a space, at most once for each Garrison and card.
   * @param fort the island that the card fights for
   */
  strike(cell: GridSpace, fort: GridSpace | undefined): void {
    if (!this.#spaces.hasGarrison(cell, fort) || this.#strikes.has(cell)) return;
    this.#strikes.add(cell);
    this.#table.struck(cell);
  }

  /** Fights a battle for a space. @returns whether the automaton won */
  fight(battle: SpaceBattle, fort: GridSpace | undefined): boolean {
    const isBuilding = battle.kind === "building";
    if (isBuilding || this.#version.garrisonStrikesForShips) this.strike(battle.cell, fort);
    this.#turn.hasBesieged ||= isBuilding;
    const { won } = this.#fought(this.#table.fight(battle));
    if (won && isBuilding) this.#open.add(battle.cell);
    return won;
  }

  /** Attacks one of these humans, chosen by P9. */
  attack(among: readonly Seat[], plus: number, rule: string): void {
    this.#turn.hasAttacked = true;
    this.#fought(this.#table.attack(among, plus, rule));
  }

  #fought(fought: BattleOutcome): BattleOutcome {
    this.#turn.isLost ||= !fought.won;
    this.#turn.isSunk ||= fought.sunk;
    return fought;
  }
}
