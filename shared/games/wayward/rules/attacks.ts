import type { Seat } from "../../../engine/contract/events.ts";
import type { Plain, Section, SectionEffect } from "../deck/schema.ts";
import type { CardBattles } from "./card-battles.ts";
import type { Desk } from "./desk.ts";
import type { Version } from "./versions.ts";

/** The branch of a condition that holds (R11). */
export const branchOf = (desk: Desk, effect: Extract<SectionEffect, { readonly do: "if" }>): readonly Plain[] =>
  desk.reaches(effect.cannons) ? effect.then : effect.else;

/** The attacks of one card on humans (L9, R8). */
export class Attacks {
  readonly #section: Section;
  readonly #desk: Desk;
  readonly #battles: CardBattles;
  readonly #version: Version;
  #coming: boolean | undefined;

  constructor(section: Section, desk: Desk, battles: CardBattles, version: Version) {
    this.#section = section;
    this.#desk = desk;
    this.#battles = battles;
    this.#version = version;
  }

  /** B1, B11: decided once. After a fight with a building in this turn, no attack comes (B20). */
  get isComing(): boolean {
    if (this.#battles.before.hasBesieged) return false;
    if (this.#coming === undefined) {
      const isLaden = this.#section.laden && this.#desk.laden().length > 0;
      this.#coming = isLaden || this.#section.right.some((effect) => this.#attacks(effect));
      this.#desk.settled(this.#coming);
    }
    return this.#coming;
  }

  #attacks(effect: SectionEffect): boolean {
    if (effect.do === "if") return branchOf(this.#desk, effect).some((inner) => this.#attacks(inner));
    return effect.do === "attack" && (!effect.unlessInPort || !this.#areAllInPort());
  }

  #areAllInPort(): boolean {
    const inPort = this.#desk.inPort();
    return this.#desk.humans.every((human) => inPort.includes(human));
  }

  /** L9, P9. */
  attackLaden(): void {
    const { isPeace, before, turn } = this.#battles;
    if (isPeace || before.hasBesieged) {
      this.#desk.skipped("B20");
      return;
    }
    const laden = this.#desk.laden();
    if (laden.length === 0) this.#desk.skipped("L9");
    else if (turn.isSunk) this.#desk.skipped("B12");
    else this.#battles.attack(this.#version.attacksAtSeaFirst ? this.#atSeaFirst(laden) : laden, 0, "L9");
  }

  /** R8, B12, B20, P9. */
  attackByFlag({ plus, unlessInPort }: Extract<Plain, { readonly do: "attack" }>): void {
    const { isPeace, before, turn } = this.#battles;
    if (isPeace || before.hasBesieged) this.#desk.skipped("B20");
    else if (turn.isSunk) this.#desk.skipped("B12");
    else if (this.#version.judgesByTurn && turn.isLost) this.#desk.skipped("B20");
    else if (unlessInPort && this.#areAllInPort()) this.#desk.skipped("R8");
    else this.#battles.attack(this.#atSeaFirst(this.#desk.humans), plus, "R8");
  }

  /** P9: of two, those not in port. With a single one no question is asked. */
  #atSeaFirst(among: readonly Seat[]): readonly Seat[] {
    if (among.length === 1) return among;
    const inPort = this.#desk.inPort();
    const out = among.filter((human) => !inPort.includes(human));
    return out.length > 0 ? out : among;
  }
}
