import type { Handle, Move, Seat } from "../../../shared/engine/game.ts";
import type { Command } from "../../../shared/games/tranquility/commands.ts";
import type { Cell } from "../../../shared/games/tranquility/layouts.ts";
import { fits, gapAt } from "../../../shared/games/tranquility/placing.ts";
import {
  faceOf,
  forcedStart,
  handOf,
  isEmptyCell,
  mayFinish,
  numberOn,
  type State,
} from "../../../shared/games/tranquility/state.ts";
import { type Price, priceOf } from "./wish.ts";
import type { RefusalCode } from "./words/refusals.ts";

type Moves = readonly Move<Command>[];

/** Where a card may lie, and what it costs there: what the rules offer, nothing worked out again. */
export function spacesFor(moves: Moves, card: Handle): ReadonlyMap<Cell, number> {
  const spaces = new Map<Cell, number>();
  for (const { command, choose } of moves) {
    if (command.type === "PlaceCard" && command.card === card) spaces.set(command.cell, choose?.most ?? 0);
  }
  return spaces;
}

/** The space beside the board that a card may be played to. */
export function endFor(moves: Moves, card: Handle): "start" | "finish" | undefined {
  const found = moves.find(({ command }) => "card" in command && command.card === card && command.type !== "PlaceCard");
  if (!found) return undefined;
  return found.command.type === "PlayStart" ? "start" : "finish";
}

/** Why a seat cannot place this card in this cell now; nothing if it can. */
export function objectionTo(state: State, seat: Seat, card: Handle, cell: Cell): RefusalCode | undefined {
  const waiting = notNow(state, seat, card);
  if (waiting) return waiting;
  const number = numberOn(state, card);
  if (number === undefined)
    return faceOf(state, card) === "finish" && !mayFinish(state) ? "FinishTooEarly" : "NotAnIsland";
  if (!isEmptyCell(state, cell)) return "CellIsFilled";
  const gap = gapAt(state, cell);
  if (!gap || !fits(number, gap)) return "NotAscending";
  return (priceOf(state, number, cell)?.cost ?? 0) > handOf(state, seat).length - 1 ? "CannotPay" : undefined;
}

/** Why a seat cannot play this card anywhere at this moment. */
export function notNow(state: State, seat: Seat, card: Handle): RefusalCode | undefined {
  const { stage } = state;
  if (stage.at === "toll") return "TollIsOpen";
  if (stage.at !== "turn") return "MatchIsOver";
  if (stage.seat !== seat) return "NotYourTurn";
  const start = forcedStart(state, seat);
  return start !== undefined && start !== card ? "StartIsForced" : undefined;
}

/** What placing an island in an empty cell would cost, whoever's turn it is. */
export function priceFor(state: State, card: Handle, cell: Cell): Price | undefined {
  const number = numberOn(state, card);
  return number === undefined || !isEmptyCell(state, cell) ? undefined : priceOf(state, number, cell);
}
