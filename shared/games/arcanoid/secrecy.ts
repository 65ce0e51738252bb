import type { Handle, Renaming, Seat } from "../../engine/game.ts";
import type { Event } from "./events.ts";
import type { State } from "./state.ts";

/**
 * S6: the pile, the closed cards of others, discards and secret engagements that the seat has not seen. What was shown, or is
 * on its way from one hand to another, everybody knows until it is lost in a hand (S7).
 */
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

/** S7: a hand that cards were seen of, a pile that is renewed, and the cards of a round that is gathered. */
export function renames(event: Event): Renaming | undefined {
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
