import type { Seat } from "../../../engine/contract/events.ts";
import type { Command } from "../commands.ts";
import { cardsOffered, handOf, type State, type TranquilityStage } from "../state.ts";
import { roomFor } from "../toll.ts";
import { evaluateBoard } from "./heuristic/evaluation.ts";
import { leastMissed } from "./heuristic/hand-value.ts";

type Toll = Extract<TranquilityStage, { readonly at: "toll" }>;

/** Offers the least valuable cards, as many as the seat is ready to give. */
export function offerOf(view: State, toll: Toll, seat: Seat): Command {
  const evaluation = evaluateBoard(view, seat);
  const count = Math.min(readiness(view, toll, seat), evaluation.hand.length, roomFor(toll, seat));
  return { type: "OfferToll", cards: leastMissed(evaluation, evaluation.homes, evaluation.hand, count).cards };
}

/** First a fair share, then more if the offers are too few. An offer is never lowered, so that tolls end. */
function readiness(view: State, toll: Toll, seat: Seat): number {
  const offered = toll.offers[seat];
  return offered ? offered.length + raise(view, toll) : fairShare(toll, seat);
}

/** The lowest seats give the remainder, one more card each. */
const fairShare = ({ amount, offers }: Toll, seat: Seat): number =>
  Math.floor(amount / offers.length) + (seat < amount % offers.length ? 1 : 0);

/** An equal share of what is missing, among seats that can give more. */
function raise(view: State, { amount, offers }: Toll): number {
  if (offers.includes(undefined)) return 0;
  const able = offers.filter((offer, seat) => handOf(view, seat).length > (offer?.length ?? 0)).length;
  return Math.ceil((amount - cardsOffered(offers)) / Math.max(1, able));
}
