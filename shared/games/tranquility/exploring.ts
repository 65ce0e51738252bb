import type { Handle, Seat } from "../../engine/contract/events.ts";
import { factsFor } from "./boards/facts.ts";
import { put, reveal, show, without } from "./card-zones.ts";
import type { TranquilityEventOf } from "./events.ts";
import type { Cell } from "./layouts.ts";
import { gapAt } from "./placing.ts";
import type { State, TranquilityStage } from "./state.ts";

/** The stage after an island was placed on a border cell, with its cost, which is paid after the explorer card (P3). */
export function exploring(state: State, seat: Seat, cell: Cell, number: number): TranquilityStage {
  const gap = gapAt(state, cell);
  return { at: "explorer", seat, cell, cost: gap ? factsFor(state.options).cost(number, gap, cell) : 0 };
}

/** A drawn explorer card goes to the hand; if its face is shown, to the discards, which a storm leaves again. */
export function explored(state: State, { seat, card, face, secret }: TranquilityEventOf<"ExplorerDrawn">): State {
  const explorer = without(state.explorer, [card]);
  if (face !== undefined)
    return { ...state, explorer, faces: show(state.faces, card, face), shown: put(state.shown, seat, [card]) };
  return {
    ...state,
    explorer,
    faces: reveal(state.faces, [card], secret?.faces),
    hands: put(state.hands, seat, [card]),
  };
}

/**
 * The stage after an explorer card: the cost is due, increased by rocks but at most the size of the hand (P3, P9).
 * Without a cost, the turn continues.
 */
export function owing(stage: TranquilityStage, rocks: number, purse = Infinity): TranquilityStage {
  if (stage.at !== "explorer") return stage;
  const cost = Math.min(stage.cost + rocks, purse);
  return cost === 0 ? { at: "turn", seat: stage.seat } : { ...stage, at: "cost", cost };
}

/** Sets or removes the storm on a cell. */
export function stormOn({ board, storms }: State, cell: Cell, storm: Handle | undefined): State["storms"] {
  const out = board.map((_, at) => storms[at]);
  out[cell] = storm;
  return out;
}
