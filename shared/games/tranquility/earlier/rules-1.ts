import type { Chance } from "../../../engine/chance/rng.ts";
import { shuffle } from "../../../engine/chance/shuffle.ts";
import type { Handle, Seat } from "../../../engine/contract/events.ts";
import { numberOf, type TranquilityFace } from "../cards.ts";
import type { Event } from "../events.ts";
import { modeOf } from "../modes/modes.ts";
import { mayReshuffle, reshuffleEvents, unseenPlaces } from "../reshuffle.ts";
import type { State } from "../state.ts";

// What rules 1 decide differently. Must never change: logs of rules 1 depend on it.

/** Rules 1 do not sort the cards. */
export { decideAsNamed as decide } from "../decide.ts";

/**
 * Rules 1 move islands and finish cards between all unseen places, so that even finish cards may be set aside,
 * contrary to B1. Other cards stay within their place.
 */
export function reshuffle(state: State, seat: Seat, chance: Chance): readonly Event[] | undefined {
  if (!mayReshuffle(state, seat)) return undefined;
  const { mixed, late } = modeOf(state).deck;
  const goesAnywhere = (face: TranquilityFace) =>
    numberOf(face) !== undefined || (mixed.includes(face) && !late?.includes(face));
  const rng = chance(0);
  const places = unseenPlaces(state, seat);
  const faceOf = (card: Handle): TranquilityFace => state.faces[card]!;
  const going = shuffle(places.flat().map(faceOf).filter(goesAnywhere), rng);
  const faces = new Map<Handle, TranquilityFace>();
  for (const place of places) {
    const there = place.map(faceOf).map((face) => (goesAnywhere(face) ? going.pop()! : face));
    for (const [i, face] of shuffle(there, rng).entries()) faces.set(place[i]!, face);
  }
  return reshuffleEvents(state, seat, faces);
}
