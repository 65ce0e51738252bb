import type { Seat } from "../../../engine/contract/events.ts";
import type { GridSpace } from "../deck/schema.ts";
import type { CardSpaces } from "./card-spaces.ts";
import type { BattleOutcome, Battles, SequenceContext, SpaceBattle } from "./sequence-context.ts";
import type { Version } from "./versions.ts";

/** B20: fights the battles of one card, and records those of its turn. */
export class CardBattles {
  readonly #spaces: CardSpaces;
  readonly #table: SequenceContext;
  readonly #version: Version;
  readonly #strikes = new Set<GridSpace>();
  /** B19: islands where a building battle was won. */
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

  get turn(): Battles {
    return this.#turn;
  }

  /** B20: this card fights no battle, because one was lost, or the ship was sunk, earlier in the turn. */
  get isPeace(): boolean {
    return this.before.isLost || this.before.isSunk;
  }

  isOpen(cell: GridSpace): boolean {
    return this.#open.has(cell);
  }

  /**
   * L8: a Garrison strikes at most once for each card.
   * @param fort the island that the card fights for
   */
  strike(cell: GridSpace, fort: GridSpace | undefined): void {
    if (!this.#spaces.hasGarrison(cell, fort) || this.#strikes.has(cell)) return;
    this.#strikes.add(cell);
    this.#table.struck(cell);
  }

  /** @returns whether the automaton won */
  fight(battle: SpaceBattle, fort: GridSpace | undefined): boolean {
    const isBuilding = battle.kind === "building";
    if (isBuilding || this.#version.garrisonStrikesForShips) this.strike(battle.cell, fort);
    this.#turn.hasBesieged ||= isBuilding;
    const { won } = this.#fought(this.#table.fight(battle));
    if (won && isBuilding) this.#open.add(battle.cell);
    return won;
  }

  /** P9: attacks one of these humans. */
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
