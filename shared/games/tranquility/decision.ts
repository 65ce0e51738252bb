import type { Chance } from "../../engine/chance/rng.ts";
import { ChanceDecision } from "../../engine/contract/decision.ts";
import type { Handle, Seat } from "../../engine/contract/events.ts";
import type { TranquilityFace } from "./cards.ts";
import type { Event } from "./events.ts";
import { evolve } from "./evolve.ts";
import type { Mode } from "./modes/mode.ts";
import { faceOf, handOf, pileOf, type State } from "./state.ts";

export class TranquilityDecision extends ChanceDecision<State, Event> {
  readonly mode: Mode;
  readonly seats: number;

  constructor(state: State, mode: Mode, chance: Chance) {
    super(state, evolve, chance);
    this.mode = mode;
    this.seats = state.hands.length;
  }
}

export function facesOf(state: State, cards: readonly Handle[]): Record<Handle, TranquilityFace> {
  const faces: Record<Handle, TranquilityFace> = {};
  for (const card of cards) {
    const face = faceOf(state, card);
    if (face !== undefined) faces[card] = face;
  }
  return faces;
}

/** Up to `count` top cards of the seat's pile. */
export const topOf = (state: State, seat: Seat, count: number): readonly Handle[] =>
  (state.piles[pileOf(state, seat)] ?? []).slice(0, Math.max(0, count));

/** B2: draws up to `count` cards of the seat's pile. */
export function draw(decision: TranquilityDecision, seat: Seat, count: number): void {
  const cards = topOf(decision.state, seat, count);
  if (cards.length > 0) addDraw(decision, seat, cards);
}

export function addDraw(decision: TranquilityDecision, seat: Seat, cards: readonly Handle[]): void {
  decision.add({ type: "CardsDrawn", seat, cards, secret: { to: [seat], faces: facesOf(decision.state, cards) } });
}

/**
 * B12: adds the cards of the stage `shuffle`. The whole hand gets new, highest handles, so that no seat can recognize a
 * card.
 */
export function shuffleHand(decision: TranquilityDecision, seat: Seat): void {
  const { state } = decision;
  const known = state.stage.at === "shuffle" ? state.stage.cards : [];
  const were = [...handOf(state, seat), ...known].sort((a, b) => a - b);
  // In the true state the list ends with the highest handle.
  const fresh = state.faces.length;
  const faces: Record<Handle, TranquilityFace> = {};
  const cards = decision.shuffled(were).map((card, i) => {
    faces[fresh + i] = faceOf(state, card)!;
    return fresh + i;
  });
  decision.add({ type: "HandShuffled", seat, were, cards, secret: { to: [seat], faces } });
}

export function passTurn(decision: TranquilityDecision, seat: Seat): void {
  decision.add({ type: "TurnStarted", seat: (seat + 1) % decision.seats });
}
