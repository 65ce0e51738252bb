import type { GridSpace, Section, SectionEffect } from "../deck/schema.ts";
import { Attacks, branchOf } from "./attacks.ts";
import { CardBattles } from "./card-battles.ts";
import { CardSpaces } from "./card-spaces.ts";
import { type Battles, type Desk, NO_BATTLES, type Obstacles } from "./desk.ts";
import { chooseTargets, type Targets } from "./targets.ts";
import { TODAY, type Version } from "./versions.ts";

/** The number of cubes that L10 places. */
const GOODS_CUBES = 2;

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
  readonly #desk: Desk;
  readonly #spaces: CardSpaces;
  readonly #battles: CardBattles;
  readonly #attacks: Attacks;

  constructor(section: Section, obstacles: Obstacles | undefined, desk: Desk, before: Battles, version: Version) {
    this.#section = section;
    this.#desk = desk;
    this.#spaces = new CardSpaces(section, obstacles, desk);
    this.#battles = new CardBattles(this.#spaces, desk, before, version);
    this.#attacks = new Attacks(section, desk, this.#battles, version);
  }

  run(): Battles {
    const [section, desk, spaces] = [this.#section, this.#desk, this.#spaces];
    const [battles, attacks] = [this.#battles, this.#attacks];
    spaces.dropTaken();
    const targets = chooseTargets({ section, spaces, battles, attacks, desk });
    this.#placeAndFight(targets);
    this.#end(targets);
    if (section.laden) attacks.attackLaden();
    if (section.goods) this.#placeGoods(targets);
    this.#right(section.right);
    return battles.turn;
  }

  /** B19, B8, B14, B2. */
  #placeAndFight({ ship, fort }: Targets): void {
    const [spaces, battles] = [this.#spaces, this.#battles];
    const isMarked = ship !== undefined && spaces.isMarked(ship);
    const isHalf = ship !== undefined && fort !== undefined;
    for (const { at } of this.#section.cubes)
      if (!spaces.isDropped(at) && at !== fort && !(isMarked && at === ship)) spaces.place(at);
    if (ship !== undefined && (isHalf || isMarked)) {
      const won = battles.fight({ kind: "ship", cell: ship, isHalf }, fort);
      if (isMarked && ship !== fort) this.#outcome(ship, won);
    }
    if (fort !== undefined && spaces.isMarked(fort)) {
      if (battles.turn.isLost || battles.turn.isSunk) spaces.drop(fort, "B8");
      else this.#outcome(fort, battles.fight({ kind: "building", cell: fort, isHalf }, fort));
    }
    if (ship !== undefined && !isHalf && !isMarked) battles.fight({ kind: "ship", cell: ship, isHalf }, fort);
  }

  /** B7. */
  #outcome(cell: GridSpace, won: boolean): void {
    if (won) this.#spaces.place(cell);
    else this.#spaces.drop(cell, "B7");
  }

  /** L7, L8. */
  #end({ fort }: Targets): void {
    const at = this.#battles.turn.isSunk ? 0 : this.#section.end;
    this.#desk.ended(at);
    if (at !== 0) this.#battles.strike(at, fort);
  }

  /** L10, B17. */
  #placeGoods(targets: Targets): void {
    const goods = this.#spaces.goods();
    if (!goods) {
      this.#desk.skipped("L10");
      return;
    }
    const rule = goods.isGuarded ? this.#objectionToGoods(goods.cell, targets) : undefined;
    if (rule) this.#desk.dropped(goods.cell, GOODS_CUBES, rule);
    else this.#desk.placed(goods.cell, GOODS_CUBES, "L10");
  }

  /** The rule that drops L10's cubes, after fighting for them where possible. */
  #objectionToGoods(cell: GridSpace, { fort, ship }: Targets): string | undefined {
    const { isPeace, before, turn } = this.#battles;
    if (isPeace) return "B20";
    if (this.#attacks.isComing) return "B5";
    if (before.hasAttacked) return "B20";
    const { forts, meetings } = this.#spaces;
    const isTarget = fort === cell || (forts.length === 0 && meetings.length === 0);
    if (!isTarget) return "B9";
    if (turn.isLost || turn.isSunk) return "B8";
    if (this.#battles.isOpen(cell)) return undefined;
    return this.#battles.fight({ kind: "building", cell, isHalf: ship !== undefined }, cell) ? undefined : "B7";
  }

  /** R: from left to right. */
  #right(effects: readonly SectionEffect[]): void {
    for (const effect of effects) {
      if (effect.do === "if") {
        const branch = branchOf(this.#desk, effect);
        this.#desk.branched(branch === effect.then);
        this.#right(branch);
      } else if (effect.do === "attack") this.#attacks.attackByFlag(effect);
      else this.#desk.did(effect);
    }
  }
}
