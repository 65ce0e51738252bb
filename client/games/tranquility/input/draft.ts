import type { Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import type { Command } from "../../../../shared/games/tranquility/commands.ts";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import { modeOf } from "../../../../shared/games/tranquility/modes/modes.ts";
import { gapAt } from "../../../../shared/games/tranquility/placing.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import type { HintMode } from "../preferences/settings.ts";

/** The pending input of the player at this screen. No other player sees it. */
export interface MoveDraft {
  /** The hand card taken up. */
  readonly chosen?: Handle;
  /** The spaces where it can be placed, with the cost of each. */
  readonly spaces: ReadonlyMap<Cell, number>;
  /** The number chosen for a joker. */
  readonly value?: number;
  /** Whether the spaces are storms that the chosen card would clear. */
  readonly clears?: boolean;
  /** The islands that can be turned, while one is being chosen. */
  readonly turns?: ReadonlySet<Cell>;
  /** The space under the pointer, or the chosen one. */
  readonly target?: Cell;
  /** Hand cards picked to pay, to discard or to give. */
  readonly marked: readonly Handle[];
  /** The player's hand in display order. Default: the order of drawing. */
  readonly hand?: readonly Handle[];
  /** The hand card under the mouse. */
  readonly lifted?: Handle;
  /** Whether hand cards that fit no space are marked, because cards are being picked. */
  readonly marksSpare: boolean;
  /** The space beside the board to which a card can be played. */
  readonly end?: "start" | "finish";
  /** How much is shown about where the chosen card can be placed, before a space is chosen. */
  readonly hints: HintMode;
  /** Whether the target is chosen, so that its cost is shown even without hints. */
  readonly isDecided: boolean;
  /** Whether the player's offer is being changed, so that its cards are back in the hand. */
  readonly offering: boolean;
  /** A command that the log does not show yet. */
  readonly sent?: Command;
  readonly drag?: { readonly card: Handle; readonly x: number; readonly y: number };
}

export const NO_DRAFT: MoveDraft = {
  spaces: new Map(),
  marked: [],
  marksSpare: false,
  hints: "full",
  isDecided: false,
  offering: false,
};

/** Whether the cost at the target is shown. */
export const showsPrice = ({ hints, isDecided }: MoveDraft): boolean => hints === "full" || isDecided;

/** The cost of a space, and the neighbour nearer in number, which sets it. */
export interface PlacementCost {
  readonly cost: number;
  readonly neighbour?: { readonly cell: Cell; readonly number: number };
}

/** The cost of an island in an empty cell, and the neighbour that sets it (B4). */
export function costOf(state: State, number: number, cell: Cell): PlacementCost | undefined {
  const gap = gapAt(state, cell);
  if (!gap) return undefined;
  const cost = modeOf(state).cost(number, gap, cell);
  if (cost === 0) return { cost };
  const line = state.layout.lines.find((cells) => cells.includes(cell)) ?? [];
  const at = line.indexOf(cell);
  const beside = [line[at - 1], line[at + 1]].flatMap((near) => {
    const placed = near === undefined ? undefined : state.board[near];
    return placed && near !== undefined ? [{ cell: near, number: placed.number }] : [];
  });
  const neighbour = beside.find((near) => Math.abs(near.number - number) === cost);
  return neighbour ? { cost, neighbour } : { cost };
}

/** The island that was placed or turned last. */
export interface LastPlacement {
  readonly cell: Cell;
  readonly seat: Seat;
}
