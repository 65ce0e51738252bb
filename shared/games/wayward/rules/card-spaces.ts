import { type GridSpace, type Section, touchedBy } from "../deck/schema.ts";
import type { Desk, Meeting, Obstacles } from "./desk.ts";

/** The number of cubes from which a space is fought for (B2, B3). */
const FOUGHT_FOR = 2;

/** The spaces of one card: what protects them, and whether their cubes are still to be fought for. */
export class CardSpaces {
  readonly #section: Section;
  readonly #obstacles: Obstacles;
  /** The spaces fully known from Q3. */
  readonly #told: readonly GridSpace[];
  readonly #desk: Desk;
  readonly #dropped = new Set<GridSpace>();
  /** The protected islands that it fights for (B3). */
  readonly forts: readonly GridSpace[];
  /** The ships on spaces that it fights for, or where it ends (B2, B15). */
  readonly meetings: readonly Meeting[];

  /** @param obstacles undefined if Q3 was not asked, because no space could be fought for */
  constructor(section: Section, obstacles: Obstacles | undefined, desk: Desk) {
    this.#section = section;
    this.#obstacles = obstacles ?? { forts: [], garrisons: [], pirates: [] };
    this.#told = obstacles ? touchedBy(section) : [];
    this.#desk = desk;
    const big = section.cubes.filter(({ n }) => n >= FOUGHT_FOR).map(({ at }) => at);
    this.forts = big.filter((cell) => this.#isGuarded(cell));
    this.meetings = this.#obstacles.pirates
      .map((cell, human) => ({ human, cell }))
      .filter(({ cell }) => cell !== 0 && (big.includes(cell) || cell === section.end));
  }

  #isGuarded(cell: GridSpace): boolean {
    return this.#obstacles.forts.includes(cell) || this.#obstacles.garrisons.includes(cell);
  }

  #cubesOn(cell: GridSpace): number {
    return this.#section.cubes.find(({ at }) => at === cell)?.n ?? 0;
  }

  isDropped(cell: GridSpace): boolean {
    return this.#dropped.has(cell);
  }

  /** Whether this space is still to be fought for. */
  isMarked(cell: GridSpace): boolean {
    return this.#cubesOn(cell) >= FOUGHT_FOR && !this.#dropped.has(cell);
  }

  place(cell: GridSpace): void {
    this.#desk.placed(cell, this.#cubesOn(cell), "L6");
  }

  drop(cell: GridSpace, rule: string): void {
    this.#dropped.add(cell);
    this.#desk.dropped(cell, this.#cubesOn(cell), rule);
  }

  /** B4: too few cubes to fight for a space that is taken. */
  dropTaken(): void {
    for (const { at, n } of this.#section.cubes) {
      const isTaken = this.#isGuarded(at) || this.#obstacles.pirates.includes(at);
      if (n < FOUGHT_FOR && isTaken) this.drop(at, "B4");
    }
  }

  /** The island for L10; undefined if there is none. */
  goods(): { readonly cell: GridSpace; readonly isGuarded: boolean } | undefined {
    const goods = this.#desk.goods();
    if (!goods) return undefined;
    const { cell, fort, garrison } = goods;
    return { cell, isGuarded: this.#told.includes(cell) ? this.#isGuarded(cell) : fort || garrison };
  }

  /** @param fort the island that is fought for: only about this one Q10 says more than Q3 */
  hasGarrison(cell: GridSpace, fort: GridSpace | undefined): boolean {
    if (this.#told.includes(cell)) return this.#obstacles.garrisons.includes(cell);
    const goods = this.#section.goods && cell === fort ? this.#desk.goods() : undefined;
    return goods?.cell === cell && goods.garrison;
  }
}
