import type { Handle, Move, Refusal, Seat } from "../../../shared/engine/game.ts";
import type { Command } from "../../../shared/games/tranquility/commands.ts";
import type { Cell } from "../../../shared/games/tranquility/layouts.ts";
import { modeOf } from "../../../shared/games/tranquility/modes/modes.ts";
import { priceAt } from "../../../shared/games/tranquility/placements.ts";
import {
  drawsExplorer,
  faceOf,
  forcedStart,
  isEmptyCell,
  isJoker,
  mayFinish,
  numberOn,
  type State,
} from "../../../shared/games/tranquility/state.ts";
import { tranquility } from "./game.ts";
import { type Price, priceOf } from "./wish.ts";
import type { RefusalCode } from "./words/refusals.ts";

type Moves = readonly Move<Command>[];

/** Whether a card may be played to a cell. */
export const mayLie = (moves: Moves, card: Handle, cell: Cell): boolean =>
  moves.some(({ command }) => "cell" in command && command.card === card && command.cell === cell);

/**
 * Where a card may lie, and what it costs there. What the rules offer, nothing worked out again, but for what is paid in a
 * second step: that is not part of the move. A joker costs what the cheapest of its numbers does.
 */
export function spacesFor(state: State, moves: Moves, card: Handle): ReadonlyMap<Cell, number> {
  const spaces = new Map<Cell, number>();
  for (const { command, choose, range } of moves) {
    if (command.type === "ClearStorm" && command.card === card) spaces.set(command.cell, 0);
    if (command.type !== "PlaceCard" || command.card !== card) continue;
    const due = choose?.most ?? 0;
    const cost = range ? Math.min(due, spaces.get(command.cell) ?? due) : due || laterCost(state, card, command.cell);
    spaces.set(command.cell, cost);
  }
  return spaces;
}

/** What is due for an island on a border once its explorer card is resolved (P3). */
function laterCost(state: State, card: Handle, cell: Cell): number {
  if (!paysLater(state, card, cell)) return 0;
  return priceFor(state, card, cell)?.cost ?? 0;
}

/** Whether an explorer card comes before the price there. */
export const paysLater = (state: State, card: Handle, cell: Cell): boolean =>
  !isJoker(state, card) && drawsExplorer(state, cell);

/** How many cards are picked to pay before the command is sent. */
export function dueFor(moves: Moves, card: Handle, cell: Cell, value?: number): number {
  const fits = ({ command, range }: Move<Command>) =>
    command.type === "PlaceCard" &&
    command.card === card &&
    command.cell === cell &&
    (range === undefined || (value !== undefined && range.least <= value && value <= range.most));
  return moves.find(fits)?.choose?.most ?? 0;
}

/** The numbers a joker may stand for in a cell, with what each costs there. */
export function numbersFor(moves: Moves, card: Handle, cell: Cell): readonly { number: number; cost: number }[] {
  return moves.flatMap(({ command, choose, range }) => {
    if (!range || command.type !== "PlaceCard" || command.card !== card || command.cell !== cell) return [];
    const cost = choose?.most ?? 0;
    return Array.from({ length: range.most - range.least + 1 }, (_, i) => ({ number: range.least + i, cost }));
  });
}

/** The cells whose islands may be turned. */
export const turnable = (moves: Moves): ReadonlySet<Cell> =>
  new Set(moves.flatMap(({ command }) => (command.type === "TurnCard" ? [command.cell] : [])));

/** The space beside the board that a card may be played to. */
export function endFor(moves: Moves, card: Handle): "start" | "finish" | undefined {
  const isEnd = ({ type }: Command) => type === "PlayStart" || type === "PlayFinish";
  const found = moves.find(({ command }) => isEnd(command) && "card" in command && command.card === card);
  if (!found) return undefined;
  return found.command.type === "PlayStart" ? "start" : "finish";
}

/** Why a seat cannot place this card in this cell now; nothing if it can. */
export function objectionTo(state: State, seat: Seat, card: Handle, cell: Cell): RefusalCode | undefined {
  const waiting = notNow(state, seat, card);
  if (waiting) return waiting;
  const face = faceOf(state, card);
  if (face === "compass" && state.storms) return state.storms[cell] === undefined ? "NoStormThere" : undefined;
  const mode = modeOf(state);
  if (isJoker(state, card)) {
    const legal = mayLie(tranquility.moves(state, seat), card, cell);
    return legal
      ? undefined
      : refused(priceAt(state, seat, 1, cell, mode)) === "CellIsFilled"
        ? "CellIsFilled"
        : "CannotPay";
  }
  const number = numberOn(state, card);
  if (number === undefined) return face === "finish" && !mode.mayFinish(state) ? tooEarly(state) : "NotAnIsland";
  return refused(priceAt(state, seat, number, cell, mode));
}

const refused = (price: number | Refusal): RefusalCode | undefined =>
  typeof price === "number" ? undefined : (price.refused as RefusalCode);

/** Why the finish has to wait: where islands have sides, a full board is not enough (N5). */
export const tooEarly = (state: State): RefusalCode =>
  mayFinish(state) && state.layout.night ? "SidesAreWrong" : "FinishTooEarly";

/** Why a seat cannot play this card anywhere at this moment. */
export function notNow(state: State, seat: Seat, card: Handle): RefusalCode | undefined {
  const { stage } = state;
  if (stage.at === "toll") return "TollIsOpen";
  if (stage.at === "cost") return stage.seat === seat ? "CostIsDue" : "NotYourTurn";
  if (stage.at !== "turn") return "MatchIsOver";
  if (stage.seat !== seat) return "NotYourTurn";
  const start = forcedStart(state, seat);
  return start !== undefined && start !== card ? "StartIsForced" : undefined;
}

/** What placing an island in an empty cell would cost, whoever's turn it is. */
export function priceFor(state: State, card: Handle, cell: Cell, value?: number): Price | undefined {
  const number = value ?? numberOn(state, card);
  return number === undefined || !isEmptyCell(state, cell) ? undefined : priceOf(state, number, cell);
}
