import type { Handle, Seat } from "../../engine/contract/events.ts";
import { facesOf, shuffleHand, type TranquilityDecision, topOf } from "./decision.ts";
import type { Cell } from "./layouts.ts";
import type { ExplorerEffect } from "./modes/mode.ts";
import { faceOf, handOf, type StageAt } from "./state.ts";

/** P2: an island on a border cell draws an explorer card. */
export function explore(decision: TranquilityDecision, seat: Seat): void {
  const { state, mode } = decision;
  const [card] = state.explorer;
  if (state.stage.at !== "explorer" || card === undefined) return;
  const face = faceOf(state, card);
  const effect = face === undefined ? "spent" : mode.effectOf(face);
  if (effect === "kept" || face === undefined)
    decision.add({ type: "ExplorerDrawn", seat, card, secret: { to: [seat], faces: facesOf(state, [card]) } });
  else decision.add({ type: "ExplorerDrawn", seat, card, face });
  resolve(decision, state.stage, effect, card);
}

function resolve(
  decision: TranquilityDecision,
  { seat, cell }: StageAt<"explorer">,
  effect: ExplorerEffect,
  drawn: Handle,
): void {
  switch (effect) {
    case "kept":
      decision.add({ type: "ExplorerKept", seat, card: drawn });
      break;
    case "spent":
      decision.add({ type: "ExplorerSpent", seat, card: drawn });
      break;
    case "storm":
      raiseStorm(decision, seat, cell, drawn);
      break;
    case "monster":
      swallow(decision, seat, cell, drawn);
      break;
    case "rocks":
      strike(decision, seat, drawn);
  }
}

/** P9: one more card is due. If the hand has too few, the seat's pile loses its top card. */
function strike(decision: TranquilityDecision, seat: Seat, rocks: Handle): void {
  const { stage } = decision.state;
  const due = stage.at === "explorer" ? stage.cost + 1 : 0;
  decision.add({ type: "RocksStruck", seat, rocks });
  if (due > handOf(decision.state, seat).length) loseTop(decision, seat);
}

/** P5: the island returns to the seat's hand, and the storm covers its cell. */
export function raiseStorm(decision: TranquilityDecision, seat: Seat, cell: Cell, storm: Handle): void {
  decision.add({ type: "StormRaised", seat, cell, storm, card: decision.state.board[cell]!.card });
  shuffleHand(decision, seat);
}

export const swallow = (decision: TranquilityDecision, seat: Seat, cell: Cell, monster: Handle): void =>
  decision.add({ type: "IslandSwallowed", seat, cell, monster, card: decision.state.board[cell]!.card });

/** P9: sets the top card of the pile aside unseen. @returns false if the pile is empty */
export function loseTop(decision: TranquilityDecision, seat: Seat): boolean {
  const [card] = topOf(decision.state, seat, 1);
  if (card === undefined) return false;
  decision.add({ type: "PileTopLost", seat, card });
  return true;
}
