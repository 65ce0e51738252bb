import { type Handle, type Refusal, refuse, type Seat } from "../../engine/contract/events.ts";
import { LIMITS } from "./boards/limits.ts";
import type { TranquilityDecision } from "./decision.ts";
import type { Event } from "./events.ts";
import type { Mode } from "./modes/mode.ts";
import { cardsInHands, cardsOffered, type State, type TranquilityStage } from "./state.ts";
import { endTurn, refill } from "./turn.ts";

/** A toll that is not settled yet. */
export type OpenToll = Extract<TranquilityStage, { readonly at: "toll" }>;

/** How many cards a seat can offer beside the offers of the others. Its own earlier offer does not count (B7). */
export const roomFor = ({ amount, offers }: OpenToll, seat: Seat): number =>
  amount - cardsOffered(offers) + (offers[seat]?.length ?? 0);

/**
 * The seats for which an open toll waits: those without an offer; if all have offered, those that hold more cards (B7).
 */
export function awaited(state: State, { amount, offers }: OpenToll): Seat[] {
  const seats = offers.map((_, seat) => seat);
  const silent = seats.filter((seat) => offers[seat] === undefined);
  if (silent.length > 0) return silent;
  if (cardsOffered(offers) === amount) return [];
  return seats.filter((seat) => (state.hands[seat]?.length ?? 0) > (offers[seat]?.length ?? 0));
}

/** Whether all hands together have too few cards for the toll (B8, B9). */
export const isUnpayable = (state: State, { amount }: OpenToll): boolean => cardsInHands(state) < amount;

/** Opens the toll after a start (B6). A single player first draws five cards, or pays in two rounds (B9).
 * On a board without a toll the turn ends. */
export function open(decision: TranquilityDecision, seat: Seat): void {
  const { mode, seats } = decision;
  if (mode.toll === 0) {
    endTurn(decision, seat);
    return;
  }
  if (seats === 1 && mode.soloToll === "draw-five") mode.draw(decision, 0, LIMITS.drawn);
  decision.add({ type: "TollOpened", amount: amountOf(mode, seats) });
}

/** Whether a single player pays the toll in two rounds (B9). */
const hasTwoRounds = ({ soloToll }: Mode, seats: number): boolean => seats === 1 && soloToll === "two-rounds";

/** How many cards are due at once: all, or in each of two rounds half of them (B6, B9). */
const amountOf = (mode: Mode, seats: number): number =>
  hasTwoRounds(mode, seats) ? Math.ceil(mode.toll / 2) : mode.toll;

/** Why these cards cannot be offered; undefined if they can (B7). */
export function objection(toll: OpenToll, seat: Seat, cards: readonly Handle[]): Refusal | undefined {
  return cards.length > roomFor(toll, seat) ? refuse("TollExceeded", "B7") : undefined;
}

/**
 * Adds an offer, which replaces the seat's old one. Once all have offered and the sum is right, settles the toll (B7).
 */
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
