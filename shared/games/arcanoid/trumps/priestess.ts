import { refuse } from "../../../engine/contract/events.ts";
import { shuffleHand } from "../shuffling.ts";
import { audienceOf, facesOf, isInPlay, type Party, type State } from "../state.ts";
import { notInPlay, partiesInPlay, type Trump, trumpAction } from "./trump.ts";

/** M2b: the party is in play, has a closed card, and belongs to another seat. */
const canBeLookedAt = (state: State, looker: Party, party: Party): boolean =>
  isInPlay(state, party) &&
  state.parties[party]!.closed.length > 0 &&
  state.parties[party]!.seat !== state.parties[looker]!.seat;

/** M2: looks at a closed hand; then another play. */
export const priestess: Trump = {
  face: "t2",
  goes: "discard",
  again: true,
  actions: {
    PlayPriestess: trumpAction("PlayPriestess", "t2", {
      rule: "M2a",
      choices: (state, looker) =>
        partiesInPlay(state).flatMap((party) => (canBeLookedAt(state, looker, party) ? [{ party }] : [])),
      objection: (state, looker, { party }) =>
        notInPlay(state, party, "M2b") ??
        (canBeLookedAt(state, looker, party) ? undefined : refuse("NothingToLookAt", "M2b")),
      apply(decision, looker, { party }) {
        const { state } = decision;
        const { closed: cards, kind } = state.parties[party]!;
        const secret = { to: audienceOf(state, looker), faces: facesOf(state, cards) };
        decision.add({ type: "HandLookedAt", party: looker, of: party, cards, secret });
        // The Tide's cards stay ordered by age (GA7).
        if (kind !== "tide") shuffleHand(decision, party);
      },
    }),
  },
};
