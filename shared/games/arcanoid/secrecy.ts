import type { HandleChange } from "../../engine/contract/cards.ts";
import type { Handle, Seat } from "../../engine/contract/events.ts";
import type { Event } from "./events.ts";
import type { State } from "./state.ts";

/** S6: the pile, others' closed cards, discards and secret engagements, except what the seat has seen. */
export function hiddenFrom(state: State, seat: Seat): readonly Handle[] {
  const { pile, discard, parties, play, peeks } = state;
  const seen = new Set(peeks.filter(({ by }) => by === "all" || by === seat).map(({ card }) => card));
  const isUnseen = (card: Handle) => !seen.has(card);
  const others = parties.filter((party) => party.seat !== seat);
  const secrets = others.flatMap(({ stands }) =>
    stands.flatMap((stand) => (stand?.how === "engaged" && stand.isHidden ? stand.cards : [])),
  );
  const attempt = play?.attempt;
  const tried = attempt?.isHidden && parties[attempt.party]!.seat !== seat ? attempt.cards : [];
  const discards = discard.filter(({ seenBy }) => seenBy !== "all" && !seenBy.includes(seat)).map(({ card }) => card);
  const hands = others.flatMap(({ closed }) => closed);
  return [...pile, ...discards, ...[...hands, ...secrets, ...tried].filter(isUnseen)];
}

/** S7: a shuffled hand, a renewed pile, or all cards in a new round. */
export function renames(event: Event): HandleChange | undefined {
  switch (event.type) {
    case "HandShuffled":
    case "PileRenewed":
      return { were: event.were, are: event.cards };
    case "PileDealt":
      return event.were && { were: event.were, are: event.pile };
    default:
      return undefined;
  }
}
