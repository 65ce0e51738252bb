import type { Chance, Handle, Seat } from "../../engine/game.ts";
import { shuffle } from "../../engine/shuffle.ts";
import { type Face, numberOf } from "./cards.ts";
import type { Event } from "./events.ts";
import { modeOf } from "./modes/modes.ts";
import type { State } from "./state.ts";

/**
 * The cards in the piles, in the others' hands and set aside, dealt anew: whatever the seat could not know may be otherwise.
 * Face-down discards stay, as those who gave them remember them, and so do cards that a pile or a hand must have: each pile
 * keeps its start card (B1), and no compass gets into a hand (N1).
 */
export function reshuffle(state: State, seat: Seat, chance: Chance): readonly Event[] | undefined {
  if (!mayReshuffle(state, seat)) return undefined;
  const { piles, aside } = state;
  const unseen = [...piles, aside];
  const hands = state.hands.map((cards, owner) => ({ owner, cards })).filter(({ owner }) => owner !== seat);
  const faces = dealtAnew(state, [...unseen, ...hands.map(({ cards }) => cards)], chance);
  const told = (cards: readonly Handle[], to: readonly Seat[]) => ({
    cards,
    secret: { to, faces: Object.fromEntries(cards.map((card) => [card, faces.get(card)!])) },
  });
  return [
    { type: "UnseenShuffled", ...told(unseen.flat(), []) },
    ...hands.map(({ owner, cards }): Event => ({ type: "HandChanged", seat: owner, ...told(cards, [owner]) })),
  ];
}

/**
 * At the seat's own turn, or somebody who is to act could be left without a move (B11); and where nothing that all have seen
 * gets into a hand, as it does by storms and rows (B12).
 */
export const mayReshuffle = (state: State, seat: Seat): boolean =>
  !modeOf(state).seenInHands && state.stage.at === "turn" && state.stage.seat === seat;

/** What the cards of these places become: what goes anywhere, anywhere; the rest within its own place. */
function dealtAnew(state: State, places: readonly (readonly Handle[])[], chance: Chance): ReadonlyMap<Handle, Face> {
  const { mixed, late } = modeOf(state).deck(state.options);
  const goesAnywhere = (face: Face) => numberOf(face) !== undefined || (mixed.includes(face) && face !== late);
  const rng = chance(0);
  const faceOf = (card: Handle): Face => state.faces[card]!;
  const going = shuffle(places.flat().map(faceOf).filter(goesAnywhere), rng);
  const faces = new Map<Handle, Face>();
  for (const place of places) {
    const there = place.map(faceOf).map((face) => (goesAnywhere(face) ? going.pop()! : face));
    for (const [i, face] of shuffle(there, rng).entries()) faces.set(place[i]!, face);
  }
  return faces;
}
