import { type Handle, isRefusal, type Refusal, refuse, type Seat } from "../../../../shared/engine/contract/events.ts";
import { cardsPart, fits, type Move, numberPart } from "../../../../shared/engine/contract/moves.ts";
import type { Command } from "../../../../shared/games/tranquility/commands.ts";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import { modeOf } from "../../../../shared/games/tranquility/modes/modes.ts";
import { costAt } from "../../../../shared/games/tranquility/placement-cost.ts";
import { gapAt } from "../../../../shared/games/tranquility/placing.ts";
import {
  drawsExplorer,
  faceOf,
  forcedStart,
  handOf,
  isEmptyCell,
  isJoker,
  numberOn,
  type State,
} from "../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../game.ts";
import { isWrong } from "../scene/sides.ts";
import { figured, type RefusalReason } from "../text/reasons.ts";
import { costOf, type PlacementCost } from "./draft.ts";
import { moveOf } from "./interaction-context.ts";

type Moves = readonly Move<Command>[];

export const mayLie = (moves: Moves, card: Handle, cell: Cell): boolean =>
  moves.some(({ command }) => "cell" in command && command.card === card && command.cell === cell);

/**
 * The cells for a card and its cost in each, from the legal moves; only a cost paid in a second step is computed. A
 * joker costs as much as its cheapest number.
 */
export function spacesFor(state: State, moves: Moves, card: Handle): ReadonlyMap<Cell, number> {
  const spaces = new Map<Cell, number>();
  for (const move of moves) {
    const { command } = move;
    if (command.type === "ClearStorm" && command.card === card) spaces.set(command.cell, 0);
    if (command.type !== "PlaceCard" || command.card !== card) continue;
    const due = cardsPart(move)?.most ?? 0;
    const cost = numberPart(move)
      ? Math.min(due, spaces.get(command.cell) ?? due)
      : due || laterCost(state, card, command.cell);
    spaces.set(command.cell, cost);
  }
  return spaces;
}

/** The cost due after the border's explorer card is resolved (P3). */
function laterCost(state: State, card: Handle, cell: Cell): number {
  if (!paysLater(state, card, cell)) return 0;
  return costFor(state, card, cell)?.cost ?? 0;
}

/** Whether an explorer card is drawn before the cost is paid. */
export const paysLater = (state: State, card: Handle, cell: Cell): boolean =>
  !isJoker(state, card) && drawsExplorer(state, cell);

/** Cards to pick before the command is sent. */
export function dueFor(moves: Moves, card: Handle, cell: Cell, value?: number): number {
  const isMeant = (move: Move<Command>) => {
    const { command } = move;
    const range = numberPart(move);
    return (
      command.type === "PlaceCard" &&
      command.card === card &&
      command.cell === cell &&
      (range === undefined || (value !== undefined && fits(range, value)))
    );
  };
  return cardsPart(moves.find(isMeant))?.most ?? 0;
}

export function numbersFor(moves: Moves, card: Handle, cell: Cell): readonly { number: number; cost: number }[] {
  return moves.flatMap((move) => {
    const { command } = move;
    const range = numberPart(move);
    if (!range || command.type !== "PlaceCard" || command.card !== card || command.cell !== cell) return [];
    const cost = cardsPart(move)?.most ?? 0;
    return Array.from({ length: range.most - range.least + 1 }, (_, i) => ({ number: range.least + i, cost }));
  });
}

export const turnable = (moves: Moves): ReadonlySet<Cell> =>
  new Set(moves.flatMap(({ command }) => (command.type === "TurnCard" ? [command.cell] : [])));

export function endFor(moves: Moves, card: Handle): "start" | "finish" | undefined {
  const isFor = (type: "PlayStart" | "PlayFinish") =>
    moves.some(({ command }) => command.type === type && command.card === card);
  return isFor("PlayStart") ? "start" : isFor("PlayFinish") ? "finish" : undefined;
}

export const nextEnd = (moves: Moves): "start" | "finish" | undefined =>
  moveOf(moves, "PlayStart") ? "start" : moveOf(moves, "PlayFinish") && "finish";

/** Undefined if the card can be played there. */
export function objectionTo(state: State, seat: Seat, card: Handle, cell: Cell): RefusalReason | undefined {
  const waiting = notNow(state, seat, card);
  if (waiting) return waiting;
  const face = faceOf(state, card);
  if (face === "compass") return state.storms[cell] === undefined ? refuse("NoStormThere", "P7") : undefined;
  const number = numberOn(state, card);
  if (number !== undefined) return objectionToNumber(state, seat, number, cell);
  if (isJoker(state, card)) return objectionToJoker(state, seat, card, cell);
  return (face === "finish" && tooEarly(state)) || refuse("NotAnIsland", "B3");
}

function objectionToNumber(state: State, seat: Seat, number: number, cell: Cell): RefusalReason | undefined {
  const mode = modeOf(state);
  const cost = costAt(state, seat, number, cell, mode);
  if (typeof cost === "number") return undefined;
  const gap = gapAt(state, cell);
  if (!gap) return cost;
  const { below, above } = gap;
  switch (cost.refused) {
    case "CannotPay":
      return figured("CannotPay", "B4", {
        cost: mode.cost(number, gap, cell),
        held: handOf(state, seat).length - 1,
      });
    case "NotAscending":
      return figured("NotAscending", "B3", {
        number,
        ...(below === undefined ? {} : { below }),
        ...(above === undefined ? {} : { above }),
      });
    default:
      return cost;
  }
}

/** A joker is refused only if no number fits (P10); the nearest number gives the reason. */
function objectionToJoker(state: State, seat: Seat, card: Handle, cell: Cell): Refusal | undefined {
  if (mayLie(tranquility.moves(state, seat), card, cell)) return undefined;
  const gap = gapAt(state, cell);
  const nearest = gap?.below === undefined ? (gap?.above ?? 2) - 1 : gap.below + 1;
  const cost = costAt(state, seat, nearest, cell, modeOf(state));
  return typeof cost === "object" && isRefusal(cost) ? cost : refuse("NotAscending", "B3");
}

/** Where islands have sides, a full board is not enough (B10, N5). */
export function tooEarly(state: State): RefusalReason | undefined {
  const mode = modeOf(state);
  if (mode.mayFinish(state)) return undefined;
  const cells = [...state.board.keys()];
  if (mode.isReady(state) && state.layout.night)
    return figured("SidesAreWrong", "N5", { islands: cells.filter((cell) => isWrong(state, cell)).length });
  return figured("FinishTooEarly", "B10", { spaces: cells.filter((cell) => isEmptyCell(state, cell)).length });
}

export function notNow(state: State, seat: Seat, card: Handle): Refusal | undefined {
  const { stage } = state;
  if (stage.at === "toll") return refuse("TollIsOpen", "B7");
  if (stage.at !== "turn" && stage.at !== "cost") return refuse("MatchIsOver");
  if (stage.seat !== seat) return refuse("NotYourTurn", "B2");
  if (stage.at === "cost") return refuse("CostIsDue", "P3");
  const start = forcedStart(state, seat);
  return start !== undefined && start !== card ? refuse("StartIsForced", "B6") : undefined;
}

/** The cost, on other players' turns too; undefined if the cell is filled or the card has no number. */
export function costFor(state: State, card: Handle, cell: Cell, value?: number): PlacementCost | undefined {
  const number = value ?? numberOn(state, card);
  return number === undefined || !isEmptyCell(state, cell) ? undefined : costOf(state, number, cell);
}
