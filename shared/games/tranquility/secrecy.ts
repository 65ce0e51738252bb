import type { HandleChange } from "../../engine/contract/cards.ts";
import type { Handle, Seat } from "../../engine/contract/events.ts";
import type { Zones } from "./card-zones.ts";
import type { Event } from "./events.ts";
import type { State } from "./state.ts";

/** See rule B12. */
export function hiddenFrom({ piles, hands, discards, aside, explorer }: State, seat: Seat): readonly Handle[] {
  const others = (zones: Zones) => zones.filter((_, owner) => owner !== seat).flat();
  return [...piles.flat(), ...explorer, ...aside, ...others(hands), ...others(discards)];
}

/** Places of only some modes come last, if they hold cards. */
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

/** B12: a hand that receives public cards is shuffled, and its cards get new handles. */
export const renames = (event: Event): HandleChange | undefined =>
  event.type === "HandShuffled" ? { were: event.were, are: event.cards } : undefined;
