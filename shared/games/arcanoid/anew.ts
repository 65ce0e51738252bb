import type { Chance, Handle, Seat } from "../../engine/game.ts";
import { shuffle } from "../../engine/shuffle.ts";
import { type Face, trump } from "./cards.ts";
import type { Event } from "./events.ts";
import { audienceOf, type State } from "./state.ts";

/** Played, they bind what hands may hold: Priestess, Hierophant, Star, Moon and Sun. */
const TELLING: readonly (Face | undefined)[] = [2, 5, 17, 18, 19].map(trump);

/**
 * The cards of the pile and of the others' closed hands, dealt anew: whatever the seat could not know may be otherwise. What
 * lies face down elsewhere stays, as somebody remembers it.
 */
export function reshuffle(state: State, seat: Seat, chance: Chance): readonly Event[] | undefined {
  if (!mayReshuffle(state, seat)) return undefined;
  const others = state.parties.flatMap(({ closed, seat: owner }, party) => (owner === seat ? [] : [{ party, closed }]));
  const unseen = [...state.pile, ...others.flatMap(({ closed }) => closed)];
  const faces = shuffle(
    unseen.map((card) => state.faces[card]!),
    chance(0),
  );
  const dealt = new Map(unseen.map((card, i) => [card, faces[i]!]));
  const told = (cards: readonly Handle[], to: readonly Seat[]) => ({
    cards,
    secret: { to, faces: Object.fromEntries(cards.map((card) => [card, dealt.get(card)!])) },
  });
  return [
    { type: "UnseenShuffled", ...told(state.pile, []) },
    ...others
      .filter(({ closed }) => closed.length > 0)
      .map(({ party, closed }): Event => ({ type: "HandChanged", party, ...told(closed, audienceOf(state, party)) })),
  ];
}

/** At the seat's own turn, and as long as nothing was told of what is to be dealt. */
export const mayReshuffle = (state: State, seat: Seat): boolean =>
  state.stage.at === "turn" && state.parties[state.turn.party]?.seat === seat && !hasTold(state);

/**
 * Whether something secret lies on a field, or something in this round has told of cards that still are in hands, or mixed seen
 * ones among them: with other cards it would have come otherwise.
 */
function hasTold({ parties, discard, faces, renewals }: State): boolean {
  const isSecret = parties.some(({ stands }) => stands.some((stand) => stand?.how === "engaged" && stand.isHidden));
  const isTold = discard.some(({ card, seenBy }) => seenBy === "all" && TELLING.includes(faces[card]));
  return renewals > 0 || isSecret || isTold;
}
