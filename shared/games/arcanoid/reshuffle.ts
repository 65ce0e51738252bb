import type { Chance } from "../../engine/chance/rng.ts";
import { shuffle } from "../../engine/chance/shuffle.ts";
import type { Handle, Seat } from "../../engine/contract/events.ts";
import { type ArcanoidFace, trump } from "./cards.ts";
import type { Event } from "./events.ts";
import { audienceOf, type State } from "./state.ts";

/** Trumps that reveal something about hands: Priestess, Hierophant, Star, Moon and Sun. */
const REVEALING: readonly (ArcanoidFace | undefined)[] = [2, 5, 17, 18, 19].map(trump);

/** Reshuffles the pile and others' closed hands. Face-down discards stay. */
export function reshuffle(state: State, seat: Seat, chance: Chance): readonly Event[] | undefined {
  if (!mayReshuffle(state, seat)) return undefined;
  const others = state.parties.flatMap(({ closed, seat: owner }, party) => (owner === seat ? [] : [{ party, closed }]));
  const unseen = [...state.pile, ...others.flatMap(({ closed }) => closed)];
  const faces = shuffle(
    unseen.map((card) => state.faces[card]!),
    chance(0),
  );
  const dealt = new Map(unseen.map((card, i) => [card, faces[i]!]));
  const withFaces = (cards: readonly Handle[], to: readonly Seat[]) => ({
    cards,
    secret: { to, faces: Object.fromEntries(cards.map((card) => [card, dealt.get(card)!])) },
  });
  return [
    { type: "UnseenShuffled", ...withFaces(state.pile, []) },
    ...others
      .filter(({ closed }) => closed.length > 0)
      .map(
        ({ party, closed }): Event => ({ type: "HandChanged", party, ...withFaces(closed, audienceOf(state, party)) }),
      ),
  ];
}

/** Only in the seat's own turn, and while the round does not depend on unseen cards. */
export const mayReshuffle = (state: State, seat: Seat): boolean =>
  state.stage.at === "turn" && state.parties[state.turn.party]?.seat === seat && !hasRevealed(state);

/** True after a renewal of the pile, a secret engagement, or an openly discarded trump of `REVEALING`. */
function hasRevealed({ parties, discard, faces, renewals }: State): boolean {
  const isSecret = parties.some(({ stands }) => stands.some((stand) => stand?.how === "engaged" && stand.isHidden));
  const isRevealed = discard.some(({ card, seenBy }) => seenBy === "all" && REVEALING.includes(faces[card]));
  return renewals > 0 || isSecret || isRevealed;
}
