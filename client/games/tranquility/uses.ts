import type { Handle } from "../../../shared/engine/game.ts";
import { fits, gapAt } from "../../../shared/games/tranquility/placing.ts";
import { isEmptyCell, numberOn, type State } from "../../../shared/games/tranquility/state.ts";
import { priceOf } from "./wish.ts";

/** What an island is still good for: in how many spaces the line would take it, and what the cheapest of them costs. */
interface Use {
  readonly spaces: number;
  readonly cheapest: number;
}

/** Nothing for a card that is no island: such a card is always good for something. */
function useOf(state: State, card: Handle): Use | undefined {
  const number = numberOn(state, card);
  if (number === undefined) return undefined;
  const costs = state.layout.cells.flatMap((_, cell) => {
    const gap = isEmptyCell(state, cell) ? gapAt(state, cell) : undefined;
    return gap && fits(number, gap) ? (priceOf(state, number, cell)?.cost ?? []) : [];
  });
  return { spaces: costs.length, cheapest: Math.min(...costs) };
}

/** Whether an island has no space left on the board, whoever's turn it is and whatever it would cost (B3). */
export const isSpare = (state: State, card: Handle): boolean => useOf(state, card)?.spaces === 0;

/** Cards with those first that can be used least: in the fewest spaces, and of these the dearest. */
export function leastUsedFirst(state: State, cards: readonly Handle[]): readonly Handle[] {
  const always: Use = { spaces: Number.POSITIVE_INFINITY, cheapest: 0 };
  const used = cards.map((card) => ({ card, ...(useOf(state, card) ?? always) }));
  const more = (a: number, b: number): number => (a === b ? 0 : a - b);
  return used.toSorted((a, b) => more(a.spaces, b.spaces) || more(b.cheapest, a.cheapest)).map(({ card }) => card);
}
