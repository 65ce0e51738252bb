import type { Handle, Seat } from "../../../engine/contract/events.ts";
import type { SpecialFace } from "../boards/definition.ts";
import { addDraw, type TranquilityDecision, topOf } from "../decision.ts";
import { loseTop, raiseStorm, swallow } from "../explorer.ts";
import type { Cell } from "../layouts.ts";
import { faceOf, isEmptyCell } from "../state.ts";
import type { DrawnEffect } from "./mode.ts";
import { turnHands } from "./turning-hands.ts";

/** N3, H1: draws up to `count` cards. A card with an effect is resolved immediately, and replaced. */
export function drawAndAct(decision: TranquilityDecision, seat: Seat, count: number, placed?: Cell): void {
  const { state, mode } = decision;
  const cards = topOf(state, seat, count);
  const effects = cards.map((card) => mode.drawnEffectOf(faceOf(state, card)!));
  const found = effects.findIndex((effect) => effect !== undefined);
  const effect = effects[found];
  if (!effect) {
    if (cards.length > 0) addDraw(decision, seat, cards);
    return;
  }
  const drawn = cards.slice(0, effect === "turns" ? found + 1 : found);
  if (drawn.length > 0) addDraw(decision, seat, drawn);
  const returned = act(decision, seat, cards[found]!, effect, placed);
  drawAndAct(decision, seat, count - found - returned, placed);
}

/** @returns the number of islands that went back to the hand, each of which replaces a draw (H2) */
function act(
  decision: TranquilityDecision,
  seat: Seat,
  card: Handle,
  effect: DrawnEffect,
  placed: Cell | undefined,
): number {
  if (effect === "turns") {
    turnHands(decision, seat, card);
    return 0;
  }
  decision.add({ type: "SpecialDrawn", seat, card, face: effect });
  const hasActed = actAs[effect](decision, seat, card, placed);
  if (!hasActed) decision.add({ type: "ExplorerSpent", seat, card });
  return effect === "storm" && hasActed ? 1 : 0;
}

/** Each returns false if the card has no effect. */
const actAs: Readonly<
  Record<SpecialFace, (decision: TranquilityDecision, seat: Seat, card: Handle, placed: Cell | undefined) => boolean>
> = {
  /** H2: hits the island placed in this turn. */
  storm(decision, seat, card, placed) {
    if (placed === undefined || isEmptyCell(decision.state, placed)) return false;
    raiseStorm(decision, seat, placed, card);
    return true;
  },
  /** H3: clears the storm on the lowest cell. */
  compass(decision, seat, card) {
    const { storms } = decision.state;
    const cell = storms.findIndex((storm) => storm !== undefined);
    if (cell < 0) return false;
    decision.add({ type: "StormCleared", seat, cell, compass: card, storm: storms[cell]! });
    return true;
  },
  /** H4: hits the island placed in this turn. */
  monster(decision, seat, card, placed) {
    if (placed === undefined || isEmptyCell(decision.state, placed)) return false;
    swallow(decision, seat, placed, card);
    return true;
  },
  /** See rule H5. */
  rocks: (decision, seat) => loseTop(decision, seat),
};
