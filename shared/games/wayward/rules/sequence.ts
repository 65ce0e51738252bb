import type { GridSpace, Section, SectionEffect } from "../deck/schema.ts";
import { Attacks, branchOf } from "./attacks.ts";
import { CardBattles } from "./card-battles.ts";
import { CardSpaces } from "./card-spaces.ts";
import { type Battles, NO_BATTLES, type Obstacles, type SequenceContext } from "./sequence-context.ts";
import { chooseTargets, type Targets } from "./targets.ts";
import { CURRENT_RULES, type Version } from "./versions.ts";

/** See rule L10. */
const GOODS_CUBES = 2;

/**
 * Runs one card from its cubes to the end of its right side.
 * @param obstacles undefined if the players were not asked
 * @returns the battles of the turn up to the end of this card
 */
export function sequence(
  section: Section,
  obstacles: Obstacles | undefined,
  table: SequenceContext,
  before: Battles = NO_BATTLES,
  version: Version = CURRENT_RULES,
): Battles {
  return new Sequence(section, obstacles, table, before, version).run();
}

class Sequence {
  readonly #section: Section;
  readonly #table: SequenceContext;
  readonly #spaces: CardSpaces;
  readonly #battles: CardBattles;
  readonly #attacks: Attacks;

  constructor(
    section: Section,
    obstacles: Obstacles | undefined,
    table: SequenceContext,
    before: Battles,
    version: Version,
  ) {
    this.#section = section;
    this.#table = table;
    this.#spaces = new CardSpaces(section, obstacles, table);
    this.#battles = new CardBattles(this.#spaces, table, before, version);
    this.#attacks = new Attacks(section, table, this.#battles, version);
  }

  run(): Battles {
    const [section, table, spaces] = [this.#section, this.#table, this.#spaces];
    const [battles, attacks] = [this.#battles, this.#attacks];
    spaces.dropTaken();
    const targets = chooseTargets({ section, spaces, battles, attacks, table });
    this.#placeAndFight(targets);
    this.#end(targets);
    if (section.laden) attacks.attackLaden();
    if (section.goods) this.#placeGoods(targets);
    this.#right(section.right);
    return battles.turn;
  }

  /** Places uncontested cubes (B19), fights a ship (B2), then a building (B3), with half the cannons if both (B8). */
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

  /** See rule B7. */
  #outcome(cell: GridSpace, won: boolean): void {
    if (won) this.#spaces.place(cell);
    else this.#spaces.drop(cell, "B7");
  }

  /** L7, L8: moves the ship to its end space, where a Garrison damages it, or to port if it was sunk. */
  #end({ fort }: Targets): void {
    const at = this.#battles.turn.isSunk ? 0 : this.#section.end;
    this.#table.ended(at);
    if (at !== 0) this.#battles.strike(at, fort);
  }

  /** L10, B17: places cubes, after a battle if a Fort or Garrison is there. */
  #placeGoods(targets: Targets): void {
    const goods = this.#spaces.goods();
    if (!goods) {
      this.#table.skipped("L10");
      return;
    }
    const rule = goods.isGuarded ? this.#objectionToGoods(goods.cell, targets) : undefined;
    if (rule) this.#table.dropped(goods.cell, GOODS_CUBES, rule);
    else this.#table.placed(goods.cell, GOODS_CUBES, "L10");
  }

  /** The rule that drops the cubes of L10. Fights for them if the rules allow it. */
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

  #right(effects: readonly SectionEffect[]): void {
    for (const effect of effects) {
      if (effect.do === "if") {
        const branch = branchOf(this.#table, effect);
        this.#table.branched(branch === effect.then);
        this.#right(branch);
      } else if (effect.do === "attack") this.#attacks.attackByFlag(effect);
      else this.#table.did(effect);
    }
  }
}
