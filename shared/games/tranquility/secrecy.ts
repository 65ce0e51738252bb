import type { Handle, Renaming, Seat } from "../../engine/game.ts";
import type { Event } from "./events.ts";
import type { State } from "./state.ts";
import type { Zones } from "./zones.ts";

/**
 * B12: all piles, the explorer deck, what was set aside, the others' hands and discards; one's own discards may be looked
 * at. What was discarded face up, what lies in a row and what is on its way into a hand, everybody has seen.
 */
export function hiddenFrom({ piles, hands, discards, aside, explorer }: State, seat: Seat): readonly Handle[] {
  const others = (zones: Zones) => zones.filter((_, owner) => owner !== seat).flat();
  return [...piles.flat(), ...explorer, ...aside, ...others(hands), ...others(discards)];
}

/** Where every card is. Places that only some modes have come last, and only while something lies there. */
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

/** B12: a hand that gets cards everybody has seen is shuffled under fresh handles. */
export const renames = (event: Event): Renaming | undefined =>
  event.type === "HandShuffled" ? { were: event.were, are: event.cards } : undefined;
