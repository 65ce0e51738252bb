import type { Seat } from "../../../engine/game.ts";
import type { Cell } from "../layouts.ts";
import type { State } from "../state.ts";
import { BOTTOM, PURSE, TOP } from "./span.ts";
import { DUEL } from "./weights.ts";

/** Whose island lies in a cell. */
const NOBODY = 0;
const OWN = 1;
const THEIRS = 2;

/** Empty cells between two numbers, first and last included. */
interface Gap {
  readonly first: Cell;
  readonly last: Cell;
  readonly below: number;
  readonly above: number;
  /** What runs an island at either end makes longer or spoils. */
  readonly atFirst: Runs;
  readonly atLast: Runs;
}

/** How much better the own runs would be with an island in a cell, and how much better the other's. */
interface Runs {
  readonly own: number;
  readonly theirs: number;
}

/**
 * The line of a duel as one seat sees it: the numbers on it, 0 where it is empty, and whose they are. Both lists have an empty
 * place more at either end, so that nothing is ever looked up beyond them: a place that a list lacks is found slowly.
 */
export class Ground {
  private readonly numbers: readonly number[];
  private readonly owners: readonly number[];
  private known: readonly Gap[] | undefined;

  constructor(numbers: readonly number[], owners: readonly number[]) {
    this.numbers = numbers;
    this.owners = owners;
  }

  /** Gaps that do not end where the island or what it stands in a row with ends are the same as before. */
  withIsland(number: number, cell: Cell): Ground {
    const numbers = this.numbers.slice();
    const owners = this.owners.slice();
    numbers[cell + 1] = number;
    owners[cell + 1] = OWN;
    const after = new Ground(numbers, owners);
    const gaps: Gap[] = [];
    for (const gap of this.gaps) {
      const { first, last } = gap;
      if (cell < first || last < cell) gaps.push(after.isBeside(gap, cell) ? after.gapBetween(first, last) : gap);
      else {
        if (first < cell) gaps.push(after.gapBetween(first, cell - 1));
        if (cell < last) gaps.push(after.gapBetween(cell + 1, last));
      }
    }
    after.known = gaps;
    return after;
  }

  /** What an island of this number in this cell brings: its points, less its cost; its runs; what it spoils for the other. */
  gainOf(number: number, cell: Cell): number {
    const { own, theirs } = this.runsAt(cell);
    return this.gainBeside(number, cell, own, theirs);
  }

  /** What a number is worth in its best place: more than throwing it away, or nothing. */
  worthOf(number: number): number {
    const gap = this.gapFor(number);
    if (!gap) return 0;
    const { atFirst, atLast } = gap;
    return this.worthIn(gap, number, atFirst.own, atFirst.theirs, atLast.own, atLast.theirs);
  }

  /** What these numbers are worth to the other seat, all together. @param among by number: whether it is one of them */
  worthToOther(among: readonly boolean[]): number {
    let worth = 0;
    for (const gap of this.gaps) {
      const { below, above, atFirst, atLast } = gap;
      for (let number = below + 1; number < above; number++)
        if (among[number]) worth += this.worthIn(gap, number, atFirst.theirs, atFirst.own, atLast.theirs, atLast.own);
    }
    return worth;
  }

  private worthIn(
    { first, last, below, above }: Gap,
    number: number,
    ownFirst: number,
    theirsFirst: number,
    ownLast: number,
    theirsLast: number,
  ): number {
    // D4: what lies below and above it must still fit in.
    const lowest = Math.max(first, last - (above - number) + 1);
    const highest = Math.min(last, first + (number - below) - 1);
    // Without filled neighbours all cells are alike: nothing is paid, and no run is touched.
    const isFree = Math.max(lowest, first + 1) <= Math.min(highest, last - 1);
    const free = isFree ? DUEL.island : -Infinity;
    const low =
      lowest === first && first <= highest ? this.gainBeside(number, first, ownFirst, theirsFirst) : -Infinity;
    const high = highest === last && lowest <= last ? this.gainBeside(number, last, ownLast, theirsLast) : -Infinity;
    const best = Math.max(free, low, high);
    return best > DUEL.island - PURSE - 1 ? Math.max(0, best + DUEL.idle) : 0;
  }

  private gapFor(number: number): Gap | undefined {
    const { gaps } = this;
    for (let i = 0; i < gaps.length; i++) if (gaps[i]!.below < number && number < gaps[i]!.above) return gaps[i];
    return undefined;
  }

  private gainBeside(number: number, cell: Cell, own: number, theirs: number): number {
    const below = this.numbers[cell]!;
    const above = this.numbers[cell + 2]!;
    const toBelow = below === 0 ? TOP : number - below;
    const toAbove = above === 0 ? TOP : above - number;
    const near = Math.min(toBelow, toAbove);
    const cost = near === TOP ? 0 : near;
    return DUEL.island - cost + own + DUEL.spoil * theirs;
  }

  private get gaps(): readonly Gap[] {
    this.known ??= this.gapsAlong();
    return this.known;
  }

  private gapsAlong(): Gap[] {
    const gaps: Gap[] = [];
    const cells = this.numbers.length - 2;
    for (let cell = 0; cell < cells; cell++) {
      if (this.numbers[cell + 1] !== 0) continue;
      const first = cell;
      while (cell + 1 < cells && this.numbers[cell + 2] === 0) cell++;
      gaps.push(this.gapBetween(first, cell));
    }
    return gaps;
  }

  private gapBetween(first: Cell, last: Cell): Gap {
    const below = this.numbers[first] || BOTTOM;
    const above = this.numbers[last + 2] || TOP;
    return { first, last, below, above, atFirst: this.runsAt(first), atLast: this.runsAt(last) };
  }

  /** Whether nothing but filled cells lies between a gap and a cell. */
  private isBeside({ first, last }: Gap, cell: Cell): boolean {
    const [from, to] = cell < first ? [cell, first] : [last + 1, cell + 1];
    for (let between = from; between < to; between++) if (this.numbers[between + 1] === 0) return false;
    return true;
  }

  private runsAt(cell: Cell): Runs {
    return { own: this.joined(cell, OWN), theirs: this.joined(cell, THEIRS) };
  }

  /** How much better the runs of an owner would be with an island in this cell. */
  private joined(cell: Cell, owner: number): number {
    const left = this.reach(cell, owner, -1);
    const right = this.reach(cell, owner, 1);
    return valueOfRun(left + 1 + right) - valueOfRun(left) - valueOfRun(right);
  }

  /** How many islands of an owner follow each other from a cell on. */
  private reach(cell: Cell, owner: number, step: number): number {
    let length = 0;
    while (this.owners[cell + 1 + step * (length + 1)] === owner) length++;
    return length;
  }
}

export const groundOf = ({ board }: State, seat: Seat): Ground =>
  new Ground(
    [0, ...board.map((placed) => placed?.number ?? 0), 0],
    [NOBODY, ...board.map((placed) => (placed ? (placed.by === seat ? OWN : THEIRS) : NOBODY)), NOBODY],
  );

/** D6, and the hope of what is not long enough yet. */
const valueOfRun = (length: number): number => (length === 2 ? DUEL.pair : length >= 3 ? length : 0);
