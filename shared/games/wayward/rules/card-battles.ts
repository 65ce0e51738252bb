import type { Seat } from "../../../engine/contract/events.ts";
import type { GridSpace } from "../deck/schema.ts";
import type { CardSpaces } from "./card-spaces.ts";
import type { BattleOutcome, Battles, Desk, SpaceBattle } from "./desk.ts";
import type { Version } from "./versions.ts";

/** The battles of one card, counted with those of its turn. */
export class CardBattles {
  readonly #spaces: CardSpaces;
  readonly #desk: Desk;
  readonly #version: Version;
  readonly #strikes = new Set<GridSpace>();
  /** Islands where a building battle was won (B19). */
  readonly #open = new Set<GridSpace>();
  readonly #turn: { -readonly [Name in keyof Battles]: Battles[Name] };
  /** The battles of the turn before this card. */
  readonly before: Battles;

  constructor(spaces: CardSpaces, desk: Desk, before: Battles, version: Version) {
    this.#spaces = spaces;
    this.#desk = desk;
    this.#version = version;
    this.#turn = { ...before };
    this.before = before;
  }

  /** The battles of the turn so far. */
  get turn(): Battles {
    return this.#turn;
  }

  /** B20: this card fights no battle if one was lost earlier in the turn or the ship was sunk. */
  get isPeace(): boolean {
    return this.before.isLost || this.before.isSunk;
  }

  /** Whether a battle for the buildings of an island was won (B19). */
  isOpen(cell: GridSpace): boolean {
    return this.#open.has(cell);
  }

  /** L8: at most once for each Garrison and card. @param fort the island that is fought for */
  strike(cell: GridSpace, fort: GridSpace | undefined): void {
    if (!this.#spaces.hasGarrison(cell, fort) || this.#strikes.has(cell)) return;
    this.#strikes.add(cell);
    this.#desk.struck(cell);
  }

  /** @returns whether it won */
  fight(battle: SpaceBattle, fort: GridSpace | undefined): boolean {
    const isBuilding = battle.kind === "building";
    if (isBuilding || this.#version.garrisonStrikesForShips) this.strike(battle.cell, fort);
    this.#turn.hasBesieged ||= isBuilding;
    const { won } = this.#fought(this.#desk.fight(battle));
    if (won && isBuilding) this.#open.add(battle.cell);
    return won;
  }

  /** Attacks one of these humans (P9). */
  attack(among: readonly Seat[], plus: number, rule: string): void {
    this.#turn.hasAttacked = true;
    this.#fought(this.#desk.attack(among, plus, rule));
  }

  #fought(fought: BattleOutcome): BattleOutcome {
    this.#turn.isLost ||= !fought.won;
    this.#turn.isSunk ||= fought.sunk;
    return fought;
  }
}
