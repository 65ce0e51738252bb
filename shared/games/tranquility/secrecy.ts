import type { HandleChange } from "../../engine/contract/cards.ts";
import type { Handle, Seat } from "../../engine/contract/events.ts";
import type { Zones } from "./card-zones.ts";
import type { Event } from "./events.ts";
import type { State } from "./state.ts";

/**
 * The cards whose faces a seat must not know (B12): the piles, the explorer deck, the cards set aside, and the hands
 * and face-down discards of the others.
 */
export function hiddenFrom({ piles, hands, discards, aside, explorer }: State, seat: Seat): readonly Handle[] {
  const others = (zones: Zones) => zones.filter((_, owner) => owner !== seat).flat();
  return [...piles.flat(), ...explorer, ...aside, ...others(hands), ...others(discards)];
}

/** All cards by place. Places that only some modes have come last, and only while they hold cards. */
export function places(state: State): Zones {
  const { piles, hands, discards, aside, board, start, finish } = state;
  const lying = [start, finish, ...board.map((placed) => placed?.card)].filter((card) => card !== undefined);
  return [...piles, ...hands, ...discards, aside, lying, ...placesElsewhere(state)];
}

function placesElsewhere({ shown, explorer, row, storms, stage }: State): Zones {
  const moving = stage.at === "shuffle" ? stage.cards : [];
  const raised = storms.filter((storm) => storm !== undefined);
  return [...shown, explorer, row, raised, moving].filter((zone) => zone.length > 0);
}

/** The old and new handles of a hand that is shuffled because it receives cards that everyone has seen (B12). */
export const renames = (event: Event): HandleChange | undefined =>
  event.type === "HandShuffled" ? { were: event.were, are: event.cards } : undefined;
