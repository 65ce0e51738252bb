import type { Chance } from "../../engine/chance/rng.ts";
import { shuffle } from "../../engine/chance/shuffle.ts";
import type { Handle, Seat } from "../../engine/contract/events.ts";
import { type ArcanoidFace, trump } from "./cards.ts";
import type { Event } from "./events.ts";
import { audienceOf, type State } from "./state.ts";

/** Trumps that reveal something about hands when played: Priestess, Hierophant, Star, Moon and Sun. */
const TELLING: readonly (ArcanoidFace | undefined)[] = [2, 5, 17, 18, 19].map(trump);

/**
 * Redistributes the cards of the pile and of the others' closed hands, all of which the seat cannot know. Other
 * face-down cards stay, because someone remembers them.
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

/** Only at the seat's own turn, and while nothing has been revealed about the cards to redistribute. */
export const mayReshuffle = (state: State, seat: Seat): boolean =>
  state.stage.at === "turn" && state.parties[state.turn.party]?.seat === seat && !hasTold(state);

/**
 * Whether the match so far depends on unseen cards: a field has a secret engagement, an openly discarded trump told
 * something about hands, or the pile was renewed in this round.
 */
function hasTold({ parties, discard, faces, renewals }: State): boolean {
  const isSecret = parties.some(({ stands }) => stands.some((stand) => stand?.how === "engaged" && stand.isHidden));
  const isTold = discard.some(({ card, seenBy }) => seenBy === "all" && TELLING.includes(faces[card]));
  return renewals > 0 || isSecret || isTold;
}
