import type { Seat } from "../../../../engine/contract/events.ts";
import type { Cell } from "../../layouts.ts";
import type { State } from "../../state.ts";
import { gainBetween, valueOfRun } from "./duel-gain.ts";
import { BOTTOM, PURSE, TOP } from "./gap-run.ts";
import { DUEL } from "./weights.ts";

const NOBODY = 0;
const OWN = 1;
const THEIRS = 2;

interface Gap {
  readonly first: Cell;
  readonly last: Cell;
  readonly below: number;
  readonly above: number;
  /** Gains of runs from an island in the first or the last cell. */
  readonly atFirst: Runs;
  readonly atLast: Runs;
}

/** Each seat's gain from an own island in a cell, in points. */
interface Runs {
  readonly own: number;
  readonly theirs: number;
}

/**
 * A duel's line as one seat sees it: numbers (0 for empty cells) and owners. Both have an empty element at each end,
 * because reading beyond an array is slow.
 */
export class DuelLine {
  private readonly numbers: readonly number[];
  private readonly owners: readonly number[];
  private known: readonly Gap[] | undefined;

  constructor(numbers: readonly number[], owners: readonly number[]) {
    this.numbers = numbers;
    this.owners = owners;
  }

  /** Adds an own island. Reuses gaps that other empty cells separate from it. */
  withIsland(number: number, cell: Cell): DuelLine {
    const numbers = this.numbers.slice();
    const owners = this.owners.slice();
    numbers[cell + 1] = number;
    owners[cell + 1] = OWN;
    const after = new DuelLine(numbers, owners);
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

  gainOf(number: number, cell: Cell): number {
    const { own, theirs } = this.runsAt(cell);
    return this.gainBeside(number, cell, own, theirs);
  }

  /** How much the best place beats discarding, in points; at least 0. */
  worthOf(number: number): number {
    const gap = this.gapFor(number);
    if (!gap) return 0;
    const { atFirst, atLast } = gap;
    return this.worthIn(gap, number, atFirst.own, atFirst.theirs, atLast.own, atLast.theirs);
  }

  /** Sum over numbers, in points. @param among by number, whether it counts */
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
    // D4: the other cells must still get lower and higher numbers.
    const lowest = Math.max(first, last - (above - number) + 1);
    const highest = Math.min(last, first + (number - below) - 1);
    // Cells without filled neighbours: no cost, no runs.
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
    return gainBetween(this.numbers[cell]!, number, this.numbers[cell + 2]!, own, theirs);
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

  private isBeside({ first, last }: Gap, cell: Cell): boolean {
    const [from, to] = cell < first ? [cell, first] : [last + 1, cell + 1];
    for (let between = from; between < to; between++) if (this.numbers[between + 1] === 0) return false;
    return true;
  }

  private runsAt(cell: Cell): Runs {
    return { own: this.joined(cell, OWN), theirs: this.joined(cell, THEIRS) };
  }

  /** The gain of an owner's runs from an island here. */
  private joined(cell: Cell, owner: number): number {
    const left = this.reach(cell, owner, -1);
    const right = this.reach(cell, owner, 1);
    return valueOfRun(left + 1 + right) - valueOfRun(left) - valueOfRun(right);
  }

  /** Length of the owner's run next to a cell. */
  private reach(cell: Cell, owner: number, step: number): number {
    let length = 0;
    while (this.owners[cell + 1 + step * (length + 1)] === owner) length++;
    return length;
  }
}

export const duelLineOf = ({ board }: State, seat: Seat): DuelLine =>
  new DuelLine(
    [0, ...board.map((placed) => placed?.number ?? 0), 0],
    [NOBODY, ...board.map((placed) => (placed ? (placed.by === seat ? OWN : THEIRS) : NOBODY)), NOBODY],
  );
