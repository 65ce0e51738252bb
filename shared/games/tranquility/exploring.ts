import type { Handle, Seat } from "../../engine/contract/events.ts";
import { factsFor } from "./boards/facts.ts";
import { put, reveal, show, without } from "./card-zones.ts";
import type { TranquilityEventOf } from "./events.ts";
import type { Cell } from "./layouts.ts";
import { gapAt } from "./placing.ts";
import type { State, TranquilityStage } from "./state.ts";

/** P3: the cost is due after the explorer card. */
export function exploring(state: State, seat: Seat, cell: Cell, number: number): TranquilityStage {
  const gap = gapAt(state, cell);
  return { at: "explorer", seat, cell, cost: gap ? factsFor(state.options).cost(number, gap, cell) : 0 };
}

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

/** P3, P9: the stage after the explorer card. @param rocks the extra cost in cards */
export function owing(stage: TranquilityStage, rocks: number, purse = Infinity): TranquilityStage {
  if (stage.at !== "explorer") return stage;
  const cost = Math.min(stage.cost + rocks, purse);
  return cost === 0 ? { at: "turn", seat: stage.seat } : { ...stage, at: "cost", cost };
}

export function stormOn({ board, storms }: State, cell: Cell, storm: Handle | undefined): State["storms"] {
  const out = board.map((_, at) => storms[at]);
  out[cell] = storm;
  return out;
}
