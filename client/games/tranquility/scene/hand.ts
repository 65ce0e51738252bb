import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Handle } from "../../../../shared/engine/contract/events.ts";
import { numberOn, type State } from "../../../../shared/games/tranquility/state.ts";
import type { HandOrder } from "../preferences/settings.ts";

/** Sorts by number, other cards last, or leaves the order of drawing. */
export function ordered(state: State, cards: readonly Handle[], order: HandOrder): readonly Handle[] {
  if (order === "drawn") return cards;
  const numberOf = (card: Handle) => numberOn(state, card) ?? Number.MAX_SAFE_INTEGER;
  return cards.toSorted((a, b) => numberOf(a) - numberOf(b));
}

/** New cards fill the places of cards that left. */
export function inPlace(shown: readonly Handle[], cards: readonly Handle[]): readonly Handle[] {
  const fresh = cards.filter((card) => !shown.includes(card));
  const kept = shown.flatMap((card) => (cards.includes(card) ? [card] : fresh.splice(0, 1)));
  return [...kept, ...fresh];
}

/** What keeps the hand's cards from moving. */
type Holder = "pointer" | "focus";

/** The hand in display order, also for screen readers and keys; re-sorted only while nothing holds it. */
export function createHand(
  table: ReadonlySignal<State>,
  cards: ReadonlySignal<readonly Handle[]>,
  order: ReadonlySignal<HandOrder>,
) {
  const holders = signal<readonly Holder[]>([]);
  const isHeld = computed(() => holders.value.length > 0);
  let last: readonly Handle[] = [];
  const arranged = (state: State, held: readonly Handle[]) =>
    isHeld.value ? inPlace(last, held) : ordered(state, held, order.value);
  const shown = computed(() => {
    last = arranged(table.value, cards.value);
    return last;
  });
  return {
    shown,
    /** An earlier hand, as close to the current display order as possible. */
    arranged,
    hold(by: Holder, isHolding: boolean): void {
      if (holders.peek().includes(by) === isHolding) return;
      holders.value = isHolding ? [...holders.peek(), by] : holders.peek().filter((other) => other !== by);
    },
  };
}
