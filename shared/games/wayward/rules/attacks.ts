import type { Seat } from "../../../engine/contract/events.ts";
import type { Plain, Section, SectionEffect } from "../deck/schema.ts";
import type { CardBattles } from "./card-battles.ts";
import type { SequenceContext } from "./sequence-context.ts";
import type { Version } from "./versions.ts";

/** See rule R11. */
export const branchOf = (
  table: SequenceContext,
  effect: Extract<SectionEffect, { readonly do: "if" }>,
): readonly Plain[] => (table.reaches(effect.cannons) ? effect.then : effect.else);

/** L9, R8: the attacks of one card on humans. */
export class Attacks {
  readonly #section: Section;
  readonly #table: SequenceContext;
  readonly #battles: CardBattles;
  readonly #version: Version;
  #coming: boolean | undefined;

  constructor(section: Section, table: SequenceContext, battles: CardBattles, version: Version) {
    this.#section = section;
    this.#table = table;
    this.#battles = battles;
    this.#version = version;
  }

  /** B1: whether an attack comes, decided at first read (B11). False if an earlier card fought a building (B20). */
  get isComing(): boolean {
    if (this.#battles.before.hasBesieged) return false;
    if (this.#coming === undefined) {
      const isLaden = this.#section.laden && this.#table.laden().length > 0;
      this.#coming = isLaden || this.#section.right.some((effect) => this.#attacks(effect));
      this.#table.settled(this.#coming);
    }
    return this.#coming;
  }

  #attacks(effect: SectionEffect): boolean {
    if (effect.do === "if") return branchOf(this.#table, effect).some((inner) => this.#attacks(inner));
    return effect.do === "attack" && (!effect.unlessInPort || !this.#areAllInPort());
  }

  #areAllInPort(): boolean {
    const inPort = this.#table.inPort();
    return this.#table.humans.every((human) => inPort.includes(human));
  }

  /** L9: attacks a human who carries enough; P9 chooses between two. */
  attackLaden(): void {
    const { isPeace, before, turn } = this.#battles;
    if (isPeace || before.hasBesieged) {
      this.#table.skipped("B20");
      return;
    }
    const laden = this.#table.laden();
    if (laden.length === 0) this.#table.skipped("L9");
    else if (turn.isSunk) this.#table.skipped("B12");
    else this.#battles.attack(this.#version.attacksAtSeaFirst ? this.#atSeaFirst(laden) : laden, 0, "L9");
  }

  /** R8: attacks a human because of a flag; P9 chooses between two. */
  attackByFlag({ plus, unlessInPort }: Extract<Plain, { readonly do: "attack" }>): void {
    const { isPeace, before, turn } = this.#battles;
    if (isPeace || before.hasBesieged) this.#table.skipped("B20");
    else if (turn.isSunk) this.#table.skipped("B12");
    else if (this.#version.judgesByTurn && turn.isLost) this.#table.skipped("B20");
    else if (unlessInPort && this.#areAllInPort()) this.#table.skipped("R8");
    else this.#battles.attack(this.#atSeaFirst(this.#table.humans), plus, "R8");
  }

  /** P9: the humans not in port, or all if none is at sea. Asks nothing about a single human. */
  #atSeaFirst(among: readonly Seat[]): readonly Seat[] {
    if (among.length === 1) return among;
    const inPort = this.#table.inPort();
    const out = among.filter((human) => !inPort.includes(human));
    return out.length > 0 ? out : among;
  }
}
