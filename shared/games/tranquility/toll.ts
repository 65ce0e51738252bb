import { type Handle, type Refusal, refuse, type Seat } from "../../engine/contract/events.ts";
import { LIMITS } from "./boards/limits.ts";
import type { TranquilityDecision } from "./decision.ts";
import type { Event } from "./events.ts";
import type { Mode } from "./modes/mode.ts";
import { cardsInHands, cardsOffered, type State, type TranquilityStage } from "./state.ts";
import { endsComplete, endTurn, refill } from "./turn.ts";

export type OpenToll = Extract<TranquilityStage, { readonly at: "toll" }>;

/** B7: the maximum of the seat's offer, given the others'. */
export const roomFor = ({ amount, offers }: OpenToll, seat: Seat): number =>
  amount - cardsOffered(offers) + (offers[seat]?.length ?? 0);

/** B7: the seats without an offer; once all have offered, those that can offer more. */
export function awaited(state: State, { amount, offers }: OpenToll): Seat[] {
  const seats = offers.map((_, seat) => seat);
  const silent = seats.filter((seat) => offers[seat] === undefined);
  if (silent.length > 0) return silent;
  if (cardsOffered(offers) === amount) return [];
  return seats.filter((seat) => (state.hands[seat]?.length ?? 0) > (offers[seat]?.length ?? 0));
}

/** B8, B9: all hands together have too few cards. */
export const isUnpayable = (state: State, { amount }: OpenToll): boolean => cardsInHands(state) < amount;

/**
 * B6: after a start, opens the toll, if there is one. B9: a single player draws first, or pays in two rounds. H6: a
 * start may complete a board without a finish.
 */
export function open(decision: TranquilityDecision, seat: Seat): void {
  const { mode, seats } = decision;
  if (endsComplete(decision)) return;
  if (mode.toll === 0) {
    endTurn(decision, seat);
    return;
  }
  if (seats === 1 && mode.soloToll === "draw-five") mode.draw(decision, 0, LIMITS.drawn);
  decision.add({ type: "TollOpened", amount: amountOf(mode, seats) });
}

const hasTwoRounds = ({ soloToll }: Mode, seats: number): boolean => seats === 1 && soloToll === "two-rounds";

const amountOf = (mode: Mode, seats: number): number =>
  hasTwoRounds(mode, seats) ? Math.ceil(mode.toll / 2) : mode.toll;

export function objection(toll: OpenToll, seat: Seat, cards: readonly Handle[]): Refusal | undefined {
  return cards.length > roomFor(toll, seat) ? refuse("TollExceeded", "B7") : undefined;
}

/** B7: replaces the seat's offer. Settles the toll once all have offered and the sum is right. */
export function offer(decision: TranquilityDecision, seat: Seat, cards: readonly Handle[]): void {
  decision.add({ type: "TollOffered", seat, cards });
  const { stage } = decision.state;
  if (stage.at !== "toll" || stage.offers.includes(undefined) || cardsOffered(stage.offers) !== stage.amount) return;
  settle(decision, stage);
}

function settle(decision: TranquilityDecision, { seat: acting, offers }: OpenToll): void {
  const paid = offers.flatMap((cards, seat) => (cards && cards.length > 0 ? [{ seat, cards }] : []));
  const settled: Event = { type: "TollSettled", paid };
  decision.add(settled);
  const seats = offers.length;
  for (let i = 0; i < seats; i++) {
    const seat = (acting + i) % seats;
    refill(decision, seat);
  }
  const { mode, state } = decision;
  if (hasTwoRounds(mode, seats) && state.tolls < 2) decision.add({ type: "TollOpened", amount: amountOf(mode, seats) });
  else mode.pass(decision, acting);
}
