import type { Handle, Seat } from "../../engine/contract/events.ts";
import { facesOf, shuffleHand, type TranquilityDecision, topOf } from "./decision.ts";
import type { ExplorerEffect } from "./modes/mode.ts";
import { faceOf, handOf, type StageAt } from "./state.ts";

/** P2: draws and resolves the top explorer card if the island just placed covers a border card. */
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
  const island = decision.state.board[cell]!.card;
  switch (effect) {
    case "kept":
      decision.add({ type: "ExplorerKept", seat, card: drawn });
      break;
    case "spent":
      decision.add({ type: "ExplorerSpent", seat, card: drawn });
      break;
    case "storm":
      decision.add({ type: "StormRaised", seat, cell, storm: drawn, card: island });
      shuffleHand(decision, seat);
      break;
    case "monster":
      decision.add({ type: "IslandSwallowed", seat, cell, monster: drawn, card: island });
      break;
    case "rocks":
      strike(decision, seat, drawn);
  }
}

/** P9: one more card is due. If the hand has too few, the top card of the seat's pile, if any, is discarded unseen. */
function strike(decision: TranquilityDecision, seat: Seat, rocks: Handle): void {
  const { stage } = decision.state;
  const due = stage.at === "explorer" ? stage.cost + 1 : 0;
  decision.add({ type: "RocksStruck", seat, rocks });
  const [top] = topOf(decision.state, seat, 1);
  if (due > handOf(decision.state, seat).length && top !== undefined)
    decision.add({ type: "PileTopLost", seat, card: top });
}
