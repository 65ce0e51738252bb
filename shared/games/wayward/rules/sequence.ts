import type { Seat } from "../../../engine/contract/events.ts";
import { type GridSpace, type Plain, type Section, type SectionEffect, touchedBy } from "../deck/schema.ts";
import {
  type BattleOutcome,
  type Battles,
  type Desk,
  type Meeting,
  NO_BATTLES,
  type Obstacles,
  type SpaceBattle,
} from "./desk.ts";
import { TODAY, type Version } from "./versions.ts";

/** The number of cubes that L10 places. */
const GOODS_CUBES = 2;
/** The number of cubes from which a space is fought for (B2, B3). */
const FOUGHT_FOR = 2;

/**
 * Runs one card from its cubes to the end of its right side (B, C, L6 to L10, R), in the order of section 4 of the
 * rules.
 * @param obstacles undefined if Q3 was not asked, because no space could be fought for
 * @param before the battles of the turn before this card
 * @returns those of the turn so far
 */
export function sequence(
  section: Section,
  obstacles: Obstacles | undefined,
  desk: Desk,
  before: Battles = NO_BATTLES,
  version: Version = TODAY,
): Battles {
  return new Sequence(section, obstacles, desk, before, version).run();
}

class Sequence {
  readonly #section: Section;
  readonly #obstacles: Obstacles;
  /** The spaces fully known from Q3. */
  readonly #told: readonly GridSpace[];
  readonly #desk: Desk;
  readonly #before: Battles;
  readonly #version: Version;
  readonly #dropped = new Set<GridSpace>();
  readonly #strikes = new Set<GridSpace>();
  /** Islands where a building battle was won (B19). */
  readonly #open = new Set<GridSpace>();
  readonly #forts: readonly GridSpace[];
  readonly #meetings: readonly Meeting[];
  #coming: boolean | undefined;
  #fort: GridSpace | undefined;
  #ship: GridSpace | undefined;
  /** The battles of the turn so far. */
  readonly #turn: { -readonly [Name in keyof Battles]: Battles[Name] };

  constructor(section: Section, obstacles: Obstacles | undefined, desk: Desk, before: Battles, version: Version) {
    this.#section = section;
    this.#before = before;
    this.#version = version;
    this.#turn = { ...before };
    this.#obstacles = obstacles ?? { forts: [], garrisons: [], pirates: [] };
    this.#told = obstacles ? touchedBy(section) : [];
    this.#desk = desk;
    const big = section.cubes.filter(({ n }) => n >= FOUGHT_FOR).map(({ at }) => at);
    this.#forts = big.filter((cell) => this.#isGuarded(cell));
    this.#meetings = this.#obstacles.pirates
      .map((cell, human) => ({ human, cell }))
      .filter(({ cell }) => cell !== 0 && (big.includes(cell) || cell === section.end));
  }

  run(): Battles {
    for (const { at, n } of this.#section.cubes) {
      const isTaken = this.#isGuarded(at) || this.#obstacles.pirates.includes(at);
      if (n < FOUGHT_FOR && isTaken) this.#drop(at, "B4");
    }
    if (this.#forts.length > 0 || this.#meetings.length > 0) this.#choose();
    this.#placeAndFight();
    this.#end();
    if (this.#section.laden) this.#attackLaden();
    if (this.#section.goods) this.#placeGoods();
    this.#right(this.#section.right);
    return this.#turn;
  }

  /** B20: this card fights no battle if one was lost earlier in the turn or the ship was sunk. */
  get #isPeace(): boolean {
    return this.#before.isLost || this.#before.isSunk;
  }

  #isGuarded(cell: GridSpace): boolean {
    return this.#obstacles.forts.includes(cell) || this.#obstacles.garrisons.includes(cell);
  }

  #cubesOn(cell: GridSpace): number {
    return this.#section.cubes.find(({ at }) => at === cell)?.n ?? 0;
  }

  /** Whether this space is still to be fought for. */
  #isMarked(cell: GridSpace): boolean {
    return this.#cubesOn(cell) >= FOUGHT_FOR && !this.#dropped.has(cell);
  }

  #place(cell: GridSpace): void {
    this.#desk.placed(cell, this.#cubesOn(cell), "L6");
  }

  #drop(cell: GridSpace, rule: string): void {
    this.#dropped.add(cell);
    this.#desk.dropped(cell, this.#cubesOn(cell), rule);
  }

  /** B1, B11: decided once. After a fight with a building in this turn, no attack comes (B20). */
  get #isComing(): boolean {
    if (this.#before.hasBesieged) return false;
    if (this.#coming === undefined) {
      const isLaden = this.#section.laden && this.#desk.laden().length > 0;
      this.#coming = isLaden || this.#section.right.some((effect) => this.#attacks(effect));
      this.#desk.settled(this.#coming);
    }
    return this.#coming;
  }

  #attacks(effect: SectionEffect): boolean {
    if (effect.do === "if") return this.#branchOf(effect).some((inner) => this.#attacks(inner));
    return effect.do === "attack" && (!effect.unlessInPort || !this.#areAllInPort());
  }

  #branchOf(effect: Extract<SectionEffect, { readonly do: "if" }>): readonly Plain[] {
    return this.#desk.reaches(effect.cannons) ? effect.then : effect.else;
  }

  #areAllInPort(): boolean {
    const inPort = this.#desk.inPort();
    return this.#desk.humans.every((human) => inPort.includes(human));
  }

  /** B5, B6, B9, B20, P10: chooses the space and the island to fight for. */
  #choose(): void {
    if (this.#isPeace || this.#isComing) {
      const [forFort, forShip] = this.#isPeace ? ["B20", "B20"] : ["B5", "B6"];
      for (const cell of this.#forts) this.#drop(cell, forFort);
      for (const { cell } of this.#meetings) if (this.#isMarked(cell)) this.#drop(cell, forShip);
      return;
    }
    if (this.#before.hasAttacked) for (const cell of this.#forts) this.#drop(cell, "B20");
    else this.#besiege();
    this.#meet(this.#meetings.filter(({ cell }) => cell === this.#section.end || !this.#dropped.has(cell)));
  }

  /** B9: chooses the one island to fight for. */
  #besiege(): void {
    const goods = this.#section.goods ? this.#goods() : undefined;
    const islands = [...new Set([...this.#forts, ...(goods?.isGuarded ? [goods.cell] : [])])];
    this.#fort = islands.length > 1 ? this.#desk.richest(islands) : islands[0];
    for (const cell of this.#forts) if (cell !== this.#fort) this.#drop(cell, "B9");
  }

  /** B2, B15; of two humans only one is fought, and the other's space gets nothing (P10). */
  #meet(ships: readonly Meeting[]): void {
    const [first, second] = ships;
    if (!first || !second) {
      this.#ship = first?.cell;
      return;
    }
    const met = this.#desk.nearest(ships);
    this.#ship = met.cell;
    const other = met.human === first.human ? second : first;
    if (other.cell === met.cell) return;
    if (this.#isMarked(other.cell)) this.#drop(other.cell, "P10");
    if (this.#fort === other.cell) this.#fort = undefined;
  }

  #goods(): { readonly cell: GridSpace; readonly isGuarded: boolean } | undefined {
    const goods = this.#desk.goods();
    if (!goods) return undefined;
    const { cell, fort, garrison } = goods;
    return { cell, isGuarded: this.#told.includes(cell) ? this.#isGuarded(cell) : fort || garrison };
  }

  #hasGarrison(cell: GridSpace): boolean {
    if (this.#told.includes(cell)) return this.#obstacles.garrisons.includes(cell);
    const goods = this.#section.goods && cell === this.#fort ? this.#desk.goods() : undefined;
    return goods?.cell === cell && goods.garrison;
  }

  /** L8: at most once for each Garrison and card. */
  #strike(cell: GridSpace): void {
    if (!this.#hasGarrison(cell) || this.#strikes.has(cell)) return;
    this.#strikes.add(cell);
    this.#desk.struck(cell);
  }

  #fight(battle: SpaceBattle): boolean {
    const isBuilding = battle.kind === "building";
    if (isBuilding || this.#version.garrisonStrikesForShips) this.#strike(battle.cell);
    this.#turn.hasBesieged ||= isBuilding;
    const { won } = this.#fought(this.#desk.fight(battle));
    if (won && isBuilding) this.#open.add(battle.cell);
    return won;
  }

  #fought(fought: BattleOutcome): BattleOutcome {
    this.#turn.isLost ||= !fought.won;
    this.#turn.isSunk ||= fought.sunk;
    return fought;
  }

  /** B19, B8, B14, B2. */
  #placeAndFight(): void {
    const [ship, fort] = [this.#ship, this.#fort];
    const isMarked = ship !== undefined && this.#isMarked(ship);
    const isHalf = ship !== undefined && fort !== undefined;
    for (const { at } of this.#section.cubes)
      if (!this.#dropped.has(at) && at !== fort && !(isMarked && at === ship)) this.#place(at);
    if (ship !== undefined && (isHalf || isMarked)) {
      const won = this.#fight({ kind: "ship", cell: ship, isHalf });
      if (isMarked && ship !== fort) this.#outcome(ship, won);
    }
    if (fort !== undefined && this.#isMarked(fort)) {
      if (this.#turn.isLost || this.#turn.isSunk) this.#drop(fort, "B8");
      else this.#outcome(fort, this.#fight({ kind: "building", cell: fort, isHalf }));
    }
    if (ship !== undefined && !isHalf && !isMarked) this.#fight({ kind: "ship", cell: ship, isHalf });
  }

  /** B7. */
  #outcome(cell: GridSpace, won: boolean): void {
    if (won) this.#place(cell);
    else this.#drop(cell, "B7");
  }

  /** L7, L8. */
  #end(): void {
    const at = this.#turn.isSunk ? 0 : this.#section.end;
    this.#desk.ended(at);
    if (at !== 0) this.#strike(at);
  }

  /** L9, P9. */
  #attackLaden(): void {
    if (this.#isPeace || this.#before.hasBesieged) {
      this.#desk.skipped("B20");
      return;
    }
    const laden = this.#desk.laden();
    if (laden.length === 0) this.#desk.skipped("L9");
    else if (this.#turn.isSunk) this.#desk.skipped("B12");
    else this.#attack(this.#version.attacksAtSeaFirst ? this.#atSeaFirst(laden) : laden, 0, "L9");
  }

  #attack(among: readonly Seat[], plus: number, rule: string): void {
    this.#turn.hasAttacked = true;
    this.#fought(this.#desk.attack(among, plus, rule));
  }

  /** P9: of two, those not in port. With a single one no question is asked. */
  #atSeaFirst(among: readonly Seat[]): readonly Seat[] {
    if (among.length === 1) return among;
    const inPort = this.#desk.inPort();
    const out = among.filter((human) => !inPort.includes(human));
    return out.length > 0 ? out : among;
  }

  /** L10, B17. */
  #placeGoods(): void {
    const goods = this.#goods();
    if (!goods) {
      this.#desk.skipped("L10");
      return;
    }
    const rule = goods.isGuarded ? this.#objectionToGoods(goods.cell) : undefined;
    if (rule) this.#desk.dropped(goods.cell, GOODS_CUBES, rule);
    else this.#desk.placed(goods.cell, GOODS_CUBES, "L10");
  }

  /** The rule that drops L10's cubes, after fighting for them where possible. */
  #objectionToGoods(cell: GridSpace): string | undefined {
    if (this.#isPeace) return "B20";
    if (this.#isComing) return "B5";
    if (this.#before.hasAttacked) return "B20";
    if (this.#forts.length === 0 && this.#meetings.length === 0) this.#fort = cell;
    if (this.#fort !== cell) return "B9";
    if (this.#turn.isLost || this.#turn.isSunk) return "B8";
    if (this.#open.has(cell)) return undefined;
    return this.#fight({ kind: "building", cell, isHalf: this.#ship !== undefined }) ? undefined : "B7";
  }

  /** R: from left to right. */
  #right(effects: readonly SectionEffect[]): void {
    for (const effect of effects) {
      if (effect.do === "if") {
        const branch = this.#branchOf(effect);
        this.#desk.branched(branch === effect.then);
        this.#right(branch);
      } else if (effect.do === "attack") this.#flag(effect);
      else this.#desk.did(effect);
    }
  }

  /** R8, B12, B20, P9. */
  #flag({ plus, unlessInPort }: Extract<Plain, { readonly do: "attack" }>): void {
    const isBarred = this.#isPeace || this.#before.hasBesieged;
    if (isBarred) this.#desk.skipped("B20");
    else if (this.#turn.isSunk) this.#desk.skipped("B12");
    else if (this.#version.judgesByTurn && this.#turn.isLost) this.#desk.skipped("B20");
    else if (unlessInPort && this.#areAllInPort()) this.#desk.skipped("R8");
    else this.#attack(this.#atSeaFirst(this.#desk.humans), plus, "R8");
  }
}
