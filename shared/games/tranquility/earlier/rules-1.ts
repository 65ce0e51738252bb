import type { Chance } from "../../../engine/chance/rng.ts";
import { shuffle } from "../../../engine/chance/shuffle.ts";
import type { Handle, Seat } from "../../../engine/contract/events.ts";
import { numberOf, type TranquilityFace } from "../cards.ts";
import type { Event } from "../events.ts";
import { modeOf } from "../modes/modes.ts";
import { mayReshuffle, reshuffleEvents, unseenPlaces } from "../reshuffle.ts";
import type { State } from "../state.ts";

// What rules 1 decide otherwise than the current rules. Logs of rules 1 depend on it, so it must never change.

/** In rules 1 the cards of an event are in the order of the command. */
export { decideAsNamed as decide } from "../decide.ts";

/**
 * In rules 1 islands and finish cards went to any unseen place, finish cards even among the cards set aside, contrary
 * to B1. Other cards moved only within their place.
 */
export function reshuffle(state: State, seat: Seat, chance: Chance): readonly Event[] | undefined {
  if (!mayReshuffle(state, seat)) return undefined;
  const { mixed, late } = modeOf(state).deck;
  const goesAnywhere = (face: TranquilityFace) =>
    numberOf(face) !== undefined || (mixed.includes(face) && face !== late);
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
