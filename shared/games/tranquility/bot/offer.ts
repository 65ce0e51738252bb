import type { Seat } from "../../../engine/game.ts";
import type { Command } from "../commands.ts";
import { cardsOffered, handOf, type Stage, type State } from "../state.ts";
import { roomFor } from "../toll.ts";
import { leastMissed } from "./keeping.ts";
import { lookout } from "./outlook.ts";

type Toll = Extract<Stage, { readonly at: "toll" }>;

/** The cards a seat misses least, as many as it is ready to give. */
export function offerOf(view: State, toll: Toll, seat: Seat): Command {
  const outlook = lookout(view, seat);
  const count = Math.min(readiness(view, toll, seat), outlook.hand.length, roomFor(toll, seat));
  return { type: "OfferToll", cards: leastMissed(outlook, outlook.homes, outlook.hand, count).cards };
}

/** First its fair share; when all have spoken and it is not enough, more. Never less: that is what ends every toll. */
function readiness(view: State, toll: Toll, seat: Seat): number {
  const offered = toll.offers[seat];
  return offered ? offered.length + raise(view, toll) : fairShare(toll, seat);
}

/** An equal part of the toll; what cannot be split is given by the first seats. */
const fairShare = ({ amount, offers }: Toll, seat: Seat): number =>
  Math.floor(amount / offers.length) + (seat < amount % offers.length ? 1 : 0);

/** An equal part of what is missing, among the seats that have cards to give. */
function raise(view: State, { amount, offers }: Toll): number {
  if (offers.includes(undefined)) return 0;
  const able = offers.filter((offer, seat) => handOf(view, seat).length > (offer?.length ?? 0)).length;
  return Math.ceil((amount - cardsOffered(offers)) / Math.max(1, able));
}
