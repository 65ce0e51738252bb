import type { Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import type { Command } from "../../../../shared/games/tranquility/commands.ts";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import { modeOf } from "../../../../shared/games/tranquility/modes/modes.ts";
import { gapAt } from "../../../../shared/games/tranquility/placing.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import type { HintMode } from "../preferences/settings.ts";

export interface MoveDraft {
  readonly chosen?: Handle;
  /** Where the chosen card can be placed, with its costs. */
  readonly spaces: ReadonlyMap<Cell, number>;
  readonly value?: number;
  /** Whether the chosen card would clear storms. */
  readonly clears?: boolean;
  readonly turns?: ReadonlySet<Cell>;
  /** The chosen space, or the one under pointer or focus. */
  readonly target?: Cell;
  /** Hand cards picked to pay, to discard or to give. */
  readonly marked: readonly Handle[];
  /** Cards in display order. Default: the order of drawing. */
  readonly hand?: readonly Handle[];
  readonly lifted?: Handle;
  /** Whether to mark hand cards that fit no space. */
  readonly marksSpare: boolean;
  readonly end?: "start" | "finish";
  readonly hints: HintMode;
  /** The target is chosen, so its cost is shown even without hints. */
  readonly isDecided: boolean;
  /** The player is choosing an offer; cards of an earlier one are back in the hand. */
  readonly offering: boolean;
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

export const showsPrice = ({ hints, isDecided }: MoveDraft): boolean => hints === "full" || isDecided;

/** `neighbour`: the adjacent island whose number differs by the cost. */
export interface PlacementCost {
  readonly cost: number;
  readonly neighbour?: { readonly cell: Cell; readonly number: number };
}

/** Undefined if the cell is filled. */
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

/** The last island placed or turned. */
export interface LastPlacement {
  readonly cell: Cell;
  readonly seat: Seat;
}
