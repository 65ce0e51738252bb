import type { ArcanoidDecision } from "./decision.ts";
import { freshHandles } from "./pile.ts";
import { audienceOf, type Party } from "./state.ts";

/** Gives a closed hand new handles if others have seen some of its cards (S7). */
export function shuffleHand(story: ArcanoidDecision, party: Party): void {
  const { closed } = story.state.parties[party]!;
  if (closed.length === 0) return;
  const were = closed.toSorted((a, b) => a - b);
  const { cards, faces } = freshHandles(story, were);
  const to = audienceOf(story.state, party);
  story.tell({ type: "HandShuffled", party, were, cards, secret: { to, faces } });
}
