import type { ArcanoidDecision } from "./decision.ts";
import { freshHandles } from "./pile.ts";
import { audienceOf, type Party } from "./state.ts";

/** Used after others have seen cards of the hand (S7). */
export function shuffleHand(decision: ArcanoidDecision, party: Party): void {
  const { closed } = decision.state.parties[party]!;
  if (closed.length === 0) return;
  const were = closed.toSorted((a, b) => a - b);
  const { cards, faces } = freshHandles(decision, were);
  const to = audienceOf(decision.state, party);
  decision.add({ type: "HandShuffled", party, were, cards, secret: { to, faces } });
}
