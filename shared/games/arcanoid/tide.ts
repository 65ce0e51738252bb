import { FIELDS } from "./cards.ts";
import type { ArcanoidDecision } from "./decision.ts";
import { facesOf, handOf, isFree, type Party, type State } from "./state.ts";

const tideIn = ({ parties }: State): Party | undefined => {
  const party = parties.findIndex(({ kind, isOut }) => kind === "tide" && !isOut);
  return party === -1 ? undefined : party;
};

/** GA2: the Tide discards its oldest card, or abdicates. Open cards are older than closed ones. */
export function playTide(decision: ArcanoidDecision, party: Party): void {
  const { open } = decision.state.parties[party]!;
  const [card] = [...open, ...handOf(decision.state, party)];
  if (card === undefined) abdicateNext(decision, party, "choice");
  else
    decision.add({
      type: "CardDiscarded",
      party,
      card,
      ...(open.length > 0 && { face: decision.state.faces[card]! }),
    });
}

function abdicateNext(decision: ArcanoidDecision, party: Party, reason: "choice" | "end"): void {
  const field = FIELDS.find((one) => isFree(decision.state, party, one))!;
  decision.add({ type: "FieldAbdicated", party, field, reason });
}

/** GA5: opens the Tide's cards before Hierophant, Star, Moon or Sun take effect. */
export function turnTide(decision: ArcanoidDecision): void {
  const party = tideIn(decision.state);
  const cards = party === undefined ? [] : decision.state.parties[party]!.closed;
  if (cards.length > 0) decision.add({ type: "TideTurned", cards, faces: facesOf(decision.state, cards) });
}

/** GA6: the Tide abdicates its free fields once no other party is in play. */
export function endTide(decision: ArcanoidDecision): void {
  const party = tideIn(decision.state);
  if (party === undefined) return;
  while (decision.state.parties[party]!.stands.includes(undefined)) abdicateNext(decision, party, "end");
}
