import { FIELDS } from "./cards.ts";
import type { ArcanoidDecision } from "./decision.ts";
import { facesOf, handOf, isFree, type Party, type State } from "./state.ts";

const tideIn = ({ parties }: State): Party | undefined => {
  const party = parties.findIndex(({ kind, isOut }) => kind === "tide" && !isOut);
  return party === -1 ? undefined : party;
};

/** The Tide discards its oldest card; open ones are older. Without cards it abdicates (GA2). */
export function playTide(story: ArcanoidDecision, party: Party): void {
  const { open } = story.state.parties[party]!;
  const [card] = [...open, ...handOf(story.state, party)];
  if (card === undefined) abdicateNext(story, party, "choice");
  else story.tell({ type: "CardDiscarded", party, card, ...(open.length > 0 && { face: story.state.faces[card]! }) });
}

function abdicateNext(story: ArcanoidDecision, party: Party, reason: "choice" | "end"): void {
  const field = FIELDS.find((one) => isFree(story.state, party, one))!;
  story.tell({ type: "FieldAbdicated", party, field, reason });
}

/** GA5: whenever hands are looked through, the Tide's cards are turned open, and stay open. */
export function turnTide(story: ArcanoidDecision): void {
  const party = tideIn(story.state);
  const cards = party === undefined ? [] : story.state.parties[party]!.closed;
  if (cards.length > 0) story.tell({ type: "TideTurned", cards, faces: facesOf(story.state, cards) });
}

/** GA6: the Tide abdicates all its fields once no other party is in play. */
export function endTide(story: ArcanoidDecision): void {
  const party = tideIn(story.state);
  if (party === undefined) return;
  while (story.state.parties[party]!.stands.includes(undefined)) abdicateNext(story, party, "end");
}
