import { refuse } from "../../../engine/contract/events.ts";
import type { ArcanoidAction } from "../actions/action.ts";
import { FOOL } from "../cards.ts";
import type { ArcanoidCommandOf } from "../commands.ts";
import type { ArcanoidDecision } from "../decision.ts";
import { findToUse, type Party } from "../state.ts";
import { isProtected } from "../window.ts";
import type { Trump } from "./trump.ts";

/** M0a to M0d: steals the engagement that another party has just tried, if it is not protected. */
const PlayFool: ArcanoidAction<ArcanoidCommandOf<"PlayFool">> = {
  at: "window",
  cards: ({ card }) => [card],
  moves(state, party) {
    const card = findToUse(state, party, FOOL);
    return card === undefined ? [] : [{ command: { type: "PlayFool", card } }];
  },
  objection: (state, _, { card }) => (state.faces[card] === FOOL ? undefined : refuse("NotTheFool", "M0a")),
  act(decision, party, { card }) {
    decision.add({ type: "FoolPlayed", party, card });
    const attempt = decision.state.play!.attempt!;
    if (attempt.isHidden) lookAt(decision, party);
    if (isProtected(decision.state, attempt)) decision.add({ type: "FoolWasted", party });
    else decision.add({ type: "EngagementStolen", party, from: attempt.party, field: attempt.field });
  },
};

/** KO5: only the player of the Fool sees the cards. */
function lookAt(decision: ArcanoidDecision, party: Party): void {
  const { state } = decision;
  const { cards } = state.play!.attempt!;
  const to = [state.parties[party]!.seat!];
  const faces = Object.fromEntries(cards.map((card) => [card, state.faces[card]!]));
  decision.add({ type: "EngagementLookedAt", party, cards, secret: { to, faces } });
}

/** S2: an engagement stands if all parties that were asked let it. */
const LetStand: ArcanoidAction<ArcanoidCommandOf<"LetStand">> = {
  at: "window",
  moves: () => [{ command: { type: "LetStand" } }],
  act: (decision, party) => decision.add({ type: "StealForgone", party }),
};

export const fool: Trump = { face: "t0", goes: "discard", actions: { PlayFool, LetStand } };
