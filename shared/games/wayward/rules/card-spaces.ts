import { type GridSpace, type Section, touchedBy } from "../deck/schema.ts";
import type { Meeting, Obstacles, SequenceContext } from "./sequence-context.ts";

/** B2, B3: the minimum number of cubes with which a card fights for a space. */
const FOUGHT_FOR = 2;

export class CardSpaces {
  readonly #section: Section;
  readonly #obstacles: Obstacles;
  /** The spaces whose obstacles the players named. */
  readonly #known: readonly GridSpace[];
  readonly #table: SequenceContext;
  readonly #dropped = new Set<GridSpace>();
  /** B3: islands with a Fort or Garrison that the card would fight for. */
  readonly forts: readonly GridSpace[];
  /** B2, B15: humans' ships on spaces that the card would fight for, or where it ends. */
  readonly meetings: readonly Meeting[];

  /** @param obstacles undefined if `obstaclesOn` did not ask */
  constructor(section: Section, obstacles: Obstacles | undefined, table: SequenceContext) {
    this.#section = section;
    this.#obstacles = obstacles ?? { forts: [], garrisons: [], pirates: [] };
    this.#known = obstacles ? touchedBy(section) : [];
    this.#table = table;
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

  /** Whether undropped cubes are enough to fight for the space. */
  isMarked(cell: GridSpace): boolean {
    return this.#cubesOn(cell) >= FOUGHT_FOR && !this.#dropped.has(cell);
  }

  place(cell: GridSpace): void {
    this.#table.placed(cell, this.#cubesOn(cell), "L6");
  }

  drop(cell: GridSpace, rule: string): void {
    this.#dropped.add(cell);
    this.#table.dropped(cell, this.#cubesOn(cell), rule);
  }

  /** B4: drops single cubes on spaces with a human's piece. */
  dropTaken(): void {
    for (const { at, n } of this.#section.cubes) {
      const isTaken = this.#isGuarded(at) || this.#obstacles.pirates.includes(at);
      if (n < FOUGHT_FOR && isTaken) this.drop(at, "B4");
    }
  }

  /** L10: the island on which cubes are placed. */
  goods(): { readonly cell: GridSpace; readonly isGuarded: boolean } | undefined {
    const goods = this.#table.goods();
    if (!goods) return undefined;
    const { cell, fort, garrison } = goods;
    return { cell, isGuarded: this.#known.includes(cell) ? this.#isGuarded(cell) : fort || garrison };
  }

  /** @param fort the island that the card fights for; the answer to `TellGoods` may name its Garrison */
  hasGarrison(cell: GridSpace, fort: GridSpace | undefined): boolean {
    if (this.#known.includes(cell)) return this.#obstacles.garrisons.includes(cell);
    const goods = this.#section.goods && cell === fort ? this.#table.goods() : undefined;
    return goods?.cell === cell && goods.garrison;
  }
}
