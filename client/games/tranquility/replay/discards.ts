import type { Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import type { Timeline } from "../../../contract/timeline.ts";

interface SeatDiscard {
  readonly v: number;
  readonly cards: readonly Handle[];
}

/** Includes cards discarded face down and face up. */
export const spentBy = (table: State | undefined, seat: Seat): readonly Handle[] => [
  ...(table?.discards[seat] ?? []),
  ...(table?.shown[seat] ?? []),
];

/** Grouped by the version at which they were discarded, latest first. */
export function discardsOf({ states }: Timeline, seat: Seat): readonly SeatDiscard[] {
  const lying = states.map(({ table }) => new Set(spentBy(table as State | undefined, seat)));
  const came = (card: Handle): number => lying.findLastIndex((there) => !there.has(card)) + 1;
  const byVersion = Map.groupBy(lying.at(-1)!, came);
  return [...byVersion].map(([v, cards]) => ({ v, cards })).sort((a, b) => b.v - a.v);
}
