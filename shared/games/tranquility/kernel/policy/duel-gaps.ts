import { GRID } from "../../boards/official.ts";
import { gainBetween, valueOfRun } from "../../bot/heuristic/duel-gain.ts";
import { BOTTOM, PURSE, TOP } from "../../bot/heuristic/gap-run.ts";
import { DUEL } from "../../bot/heuristic/weights.ts";
import { ISLANDS } from "../../cards.ts";
import { DISCARDED, HAND_SHIFT, type Kernel, SHOWN } from "../kernel.ts";

const CELLS = GRID.cells.length;
const GAPS = CELLS / 2;

const NO_OWNER = 0;
const OWN = 1;
const THEIRS = 2;

/**
 * The gaps of a duel's line for one seat, like `DuelLine` of `bot/heuristic/duel-line.ts`. Lists of cells have an empty
 * element at each end.
 */
export class DuelGaps {
  readonly numbers = new Uint8Array(CELLS + 2);
  readonly #owners = new Uint8Array(CELLS + 2);
  count = 0;
  readonly first = new Uint8Array(GAPS);
  readonly last = new Uint8Array(GAPS);
  readonly below = new Uint8Array(GAPS);
  readonly above = new Uint8Array(GAPS);
  readonly #ownFirst = new Float64Array(GAPS);
  readonly #theirsFirst = new Float64Array(GAPS);
  readonly #ownLast = new Float64Array(GAPS);
  readonly #theirsLast = new Float64Array(GAPS);
  /** By number: its value for the other seat; 0 if the seat has seen it, or it fits nowhere. */
  readonly #toOther = new Float64Array(ISLANDS + 1);

  read({ number, by }: Kernel, seat: number): void {
    const { numbers } = this;
    this.count = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      numbers[cell + 1] = number[cell]!;
      this.#owners[cell + 1] = number[cell] === 0 ? NO_OWNER : by[cell] === seat ? OWN : THEIRS;
    }
    for (let cell = 0; cell < CELLS; cell++) {
      if (numbers[cell + 1] !== 0) continue;
      const first = cell;
      while (cell + 1 < CELLS && numbers[cell + 2] === 0) cell++;
      this.#add(first, cell);
    }
  }

  #add(first: number, last: number): void {
    const at = this.count++;
    this.first[at] = first;
    this.last[at] = last;
    this.below[at] = this.numbers[first]! || BOTTOM;
    this.above[at] = this.numbers[last + 2]! || TOP;
    this.#ownFirst[at] = this.#joined(first, OWN);
    this.#theirsFirst[at] = this.#joined(first, THEIRS);
    this.#ownLast[at] = this.#joined(last, OWN);
    this.#theirsLast[at] = this.#joined(last, THEIRS);
  }

  /** Copies a line and adds one of the seat's own islands. Keeps values that the island cannot change. */
  readAfter(line: DuelGaps, number: number, cell: number, isUnseen: Uint8Array): void {
    this.numbers.set(line.numbers);
    this.#owners.set(line.#owners);
    this.#toOther.set(line.#toOther);
    this.numbers[cell + 1] = number;
    this.#owners[cell + 1] = OWN;
    this.count = 0;
    for (let at = 0; at < line.count; at++) {
      const first = line.first[at]!;
      const last = line.last[at]!;
      const from = this.count;
      if (last < cell || cell < first) {
        if (this.#isBeside(first, last, cell)) this.#add(first, last);
        else this.#keep(line, at);
      } else {
        this.#toOther.fill(0, line.below[at]! + 1, line.above[at]!);
        if (first < cell) this.#add(first, cell - 1);
        if (cell < last) this.#add(cell + 1, last);
      }
      for (let own = from; own < this.count; own++)
        if (this.#isBeside(this.first[own]!, this.last[own]!, cell)) this.#readToOther(own, isUnseen);
    }
  }

  #keep(line: DuelGaps, at: number): void {
    const own = this.count++;
    this.first[own] = line.first[at]!;
    this.last[own] = line.last[at]!;
    this.below[own] = line.below[at]!;
    this.above[own] = line.above[at]!;
    this.#ownFirst[own] = line.#ownFirst[at]!;
    this.#theirsFirst[own] = line.#theirsFirst[at]!;
    this.#ownLast[own] = line.#ownLast[at]!;
    this.#theirsLast[own] = line.#theirsLast[at]!;
  }

  #isBeside(first: number, last: number, cell: number): boolean {
    const from = cell < first ? cell : last + 1;
    const to = cell < first ? first : cell + 1;
    for (let between = from; between < to; between++) if (this.numbers[between + 1] === 0) return false;
    return true;
  }

  #joined(cell: number, owner: number): number {
    const left = this.#reach(cell, owner, -1);
    const right = this.#reach(cell, owner, 1);
    return valueOfRun(left + 1 + right) - valueOfRun(left) - valueOfRun(right);
  }

  #reach(cell: number, owner: number, step: number): number {
    let length = 0;
    while (this.#owners[cell + 1 + step * (length + 1)] === owner) length++;
    return length;
  }

  gainOf(number: number, cell: number): number {
    return this.#gainBeside(number, cell, this.#joined(cell, OWN), this.#joined(cell, THEIRS));
  }

  #gainBeside(number: number, cell: number, own: number, theirs: number): number {
    return gainBetween(this.numbers[cell]!, number, this.numbers[cell + 2]!, own, theirs);
  }

  /** The gain of the best place over discarding the number, in points, at least 0. */
  worthOf(number: number): number {
    for (let at = 0; at < this.count; at++)
      if (this.below[at]! < number && number < this.above[at]!)
        return this.#worthIn(
          at,
          number,
          this.#ownFirst[at]!,
          this.#theirsFirst[at]!,
          this.#ownLast[at]!,
          this.#theirsLast[at]!,
        );
    return 0;
  }

  /** @param isUnseen by number: 1 if the seat has not seen it */
  readWorths(isUnseen: Uint8Array): void {
    this.#toOther.fill(0);
    for (let at = 0; at < this.count; at++) this.#readToOther(at, isUnseen);
  }

  #readToOther(at: number, isUnseen: Uint8Array): void {
    const to = this.above[at]!;
    for (let number = this.below[at]! + 1; number < to; number++)
      this.#toOther[number] =
        isUnseen[number] === 1
          ? this.#worthIn(
              at,
              number,
              this.#theirsFirst[at]!,
              this.#ownFirst[at]!,
              this.#theirsLast[at]!,
              this.#ownLast[at]!,
            )
          : 0;
  }

  /** The sum over all numbers, in points. */
  worthToOther(): number {
    let worth = 0;
    for (let number = 1; number <= ISLANDS; number++) worth += this.#toOther[number]!;
    return worth;
  }

  #worthIn(
    at: number,
    number: number,
    ownFirst: number,
    theirsFirst: number,
    ownLast: number,
    theirsLast: number,
  ): number {
    const first = this.first[at]!;
    const last = this.last[at]!;
    const lowest = Math.max(first, last - (this.above[at]! - number) + 1);
    const highest = Math.min(last, first + (number - this.below[at]!) - 1);
    const isFree = Math.max(lowest, first + 1) <= Math.min(highest, last - 1);
    let best = isFree ? DUEL.island : -Infinity;
    if (lowest === first && first <= highest)
      best = Math.max(best, this.#gainBeside(number, first, ownFirst, theirsFirst));
    if (highest === last && lowest <= last) best = Math.max(best, this.#gainBeside(number, last, ownLast, theirsLast));
    return best > DUEL.island - PURSE - 1 ? Math.max(0, best + DUEL.idle) : 0;
  }
}

/** By number: 1 if the seat of the last `readUnseen` has not seen it. */
export const isUnseen = new Uint8Array(ISLANDS + 1);

/** @returns the number of unseen numbers */
export function readUnseen(table: Kernel, seat: number): number {
  const { face, fate, hand, handCount, row, rowCount, number, nextHandle } = table;
  isUnseen.fill(1);
  const cards = Math.min(nextHandle, fate.length);
  for (let card = 1; card < cards; card++)
    if (fate[card]! >= SHOWN || fate[card] === DISCARDED + seat) isUnseen[face[card]!] = 0;
  for (let i = 0; i < handCount[seat]!; i++) isUnseen[face[hand[(seat << HAND_SHIFT) + i]!]!] = 0;
  for (let i = 0; i < rowCount; i++) isUnseen[face[row[i]!]!] = 0;
  for (let cell = 0; cell < CELLS; cell++) isUnseen[number[cell]!] = 0;
  isUnseen[0] = 0;
  let count = 0;
  for (let n = 1; n <= ISLANDS; n++) count += isUnseen[n]!;
  return count;
}
