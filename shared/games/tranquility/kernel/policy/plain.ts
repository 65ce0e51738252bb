import { PLACE_CARD } from "../encoding.ts";
import { fromOf, highOf, lowOf, toOf } from "../gaps.ts";
import { cellFrom, groups, isJoker, listGroups, moveIn } from "../groups.ts";
import type { Kernel } from "../kernel.ts";

/** As in `bot/plain.candidates.ts`. */
const IMPOSSIBLE = 50;
const WRONG_SIDE = 2;

/** For a seat with a single card and no option of `steady`: the best placement, else the first legal move. */
export function plainMove(table: Kernel, seat: number): number {
  const listed = listGroups(table, seat);
  let best = -1;
  let least = Infinity;
  for (let group = 0; group < listed && groups.kind[group] === PLACE_CARD; group++) {
    const gap = table.gap[groups.gapOrDue[group]!]!;
    const byJoker = isJoker(table, seat, group);
    let cell = groups.from[group]!;
    for (let i = 0; i < groups.count[group]!; i++, cell++) {
      cell = cellFrom(table, group, cell);
      const wanted = byJoker ? evenNumber(gap, cell) : 0;
      const number = Math.min(groups.most[group]!, Math.max(groups.least[group]!, wanted));
      const badness = badnessOf(table, gap, cell, number);
      if (badness >= least) continue;
      least = badness;
      best = moveIn(group, cell, byJoker ? number : 0);
    }
  }
  return best < 0 ? moveIn(0, cellFrom(table, 0, groups.from[0]!), 0) : best;
}

function evenNumber(gap: number, cell: number): number {
  const size = toOf(gap) - fromOf(gap) + 1;
  return Math.round(lowOf(gap) + ((highOf(gap) - lowOf(gap)) * (cell - fromOf(gap) + 0.5)) / size);
}

/** The sum of the distance from an even spread, and penalties. */
function badnessOf({ rules, currentSide }: Kernel, gap: number, cell: number, number: number): number {
  const at = cell - fromOf(gap);
  const size = toOf(gap) - fromOf(gap) + 1;
  const isImpossible = number - lowOf(gap) <= at || highOf(gap) - number <= size - 1 - at;
  const even = ((number - lowOf(gap)) / (highOf(gap) - lowOf(gap))) * size - 0.5;
  const isWrong = rules.placesCurrentSide && rules.sideDue[cell] !== currentSide;
  return Math.abs(at - even) + (isImpossible ? IMPOSSIBLE : 0) + (isWrong ? WRONG_SIDE : 0);
}
