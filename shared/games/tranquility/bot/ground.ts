import type { Seat } from "../../../engine/game.ts";
import type { Cell } from "../layouts.ts";
import type { State } from "../state.ts";
import { BOTTOM, PURSE, TOP } from "./span.ts";
import { DUEL } from "./weights.ts";

/** Whose island lies in a cell. */
const NOBODY = 0;
const OWN = 1;
const THEIRS = 2;

/** The line of a duel as one seat sees it: the numbers on it, 0 where it is empty, and whose they are. */
export interface Ground {
  readonly numbers: readonly number[];
  readonly owners: readonly number[];
}

export const groundOf = ({ board }: State, seat: Seat): Ground => ({
  numbers: board.map((placed) => placed?.number ?? 0),
  owners: board.map((placed) => (placed ? (placed.by === seat ? OWN : THEIRS) : NOBODY)),
});

export const withIsland = ({ numbers, owners }: Ground, number: number, cell: Cell): Ground => ({
  numbers: numbers.with(cell, number),
  owners: owners.with(cell, OWN),
});

/** The same line as the other seat sees it. */
export const turned = ({ numbers, owners }: Ground): Ground => ({
  numbers,
  owners: owners.map((owner) => (owner === OWN ? THEIRS : owner === THEIRS ? OWN : NOBODY)),
});

/** What an island of this number in this cell brings: its points, less its cost; its runs; what it spoils for the other. */
export function gainOf(ground: Ground, number: number, cell: Cell): number {
  const { numbers } = ground;
  const below = numbers[cell - 1] || -Infinity;
  const above = numbers[cell + 1] || Infinity;
  const near = Math.min(number - below, above - number);
  const cost = near === Infinity ? 0 : near;
  return DUEL.island - cost + joined(ground, cell, OWN) + DUEL.spoil * joined(ground, cell, THEIRS);
}

/** How much better the runs of an owner would be with an island in this cell. */
function joined(ground: Ground, cell: Cell, owner: number): number {
  const left = reach(ground, cell, owner, -1);
  const right = reach(ground, cell, owner, 1);
  return valueOfRun(left + 1 + right) - valueOfRun(left) - valueOfRun(right);
}

/** How many islands of an owner follow each other from a cell on. */
function reach({ owners }: Ground, cell: Cell, owner: number, step: number): number {
  let length = 0;
  while (owners[cell + step * (length + 1)] === owner) length++;
  return length;
}

/** D6, and the hope of what is not long enough yet. */
const valueOfRun = (length: number): number => (length === 2 ? DUEL.pair : length >= 3 ? length : 0);

/** What a number is worth in its best place: more than throwing it away, or nothing. */
export function worthOf(ground: Ground, number: number): number {
  const [first, last] = gapFor(ground, number);
  let best = 0;
  for (let cell = first; cell <= last; cell++) {
    if (!leavesRoom(ground, number, cell, first, last)) continue;
    const gain = gainOf(ground, number, cell);
    if (gain > DUEL.island - PURSE - 1) best = Math.max(best, gain + DUEL.idle);
  }
  return best;
}

/** The empty cells between the numbers next to this one. */
function gapFor({ numbers }: Ground, number: number): readonly [first: Cell, last: Cell] {
  let first = 0;
  let last = numbers.length - 1;
  for (let cell = 0; cell < numbers.length; cell++) {
    const other = numbers[cell]!;
    if (other === number) return [0, -1];
    if (other > 0 && other < number) first = cell + 1;
    if (other > number) {
      last = cell - 1;
      break;
    }
  }
  return [first, last];
}

/** D4. */
function leavesRoom({ numbers }: Ground, number: number, cell: Cell, first: Cell, last: Cell): boolean {
  const below = numbers[first - 1] ?? BOTTOM;
  const above = numbers[last + 1] ?? TOP;
  return number - below > cell - first && above - number > last - cell;
}
