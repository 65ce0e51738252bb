import type { Handle, Seat } from "../../../../shared/engine/game.ts";
import type { Command } from "../../../../shared/games/tranquility/commands.ts";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import { modeOf } from "../../../../shared/games/tranquility/modes/modes.ts";
import { gapAt } from "../../../../shared/games/tranquility/placing.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import type { Hints } from "../preferences/settings.ts";

/** What the person at this screen is about to do, as the table shows it. Nobody else sees any of it. */
export interface Draft {
  /** The hand card taken up. */
  readonly chosen?: Handle;
  /** Where it may lie, and at what cost. */
  readonly spaces: ReadonlyMap<Cell, number>;
  /** What a chosen joker is to stand for. */
  readonly value?: number;
  /** The spaces are storms that the chosen card would clear. */
  readonly clears?: boolean;
  /** The islands that may be turned, while one is looked for. */
  readonly turns?: ReadonlySet<Cell>;
  /** The space under the pointer, or the one decided on. */
  readonly target?: Cell;
  /** Hand cards picked to pay, to discard or to give. */
  readonly marked: readonly Handle[];
  /** The own hand in the order in which it is shown; as it was drawn, unless told. */
  readonly hand?: readonly Handle[];
  /** The hand card under the mouse. */
  readonly lifted?: Handle;
  /** Cards are being picked from the hand, and those that have no space left are marked. */
  readonly tellsSpare: boolean;
  /** The start or finish space waits for the chosen card. */
  readonly end?: "start" | "finish";
  /** How much is told of where the chosen card may lie before a space is decided on. */
  readonly hints: Hints;
  /** The target is decided on: what it costs is no hint any more. */
  readonly isDecided: boolean;
  /** The own offer is being put together anew, so its cards are back in the hand. */
  readonly offering: boolean;
  /** What was asked of the table and not answered yet. */
  readonly sent?: Command;
  readonly drag?: { readonly card: Handle; readonly x: number; readonly y: number };
}

export const NO_DRAFT: Draft = {
  spaces: new Map(),
  marked: [],
  tellsSpare: false,
  hints: "full",
  isDecided: false,
  offering: false,
};

/** Whether the price of the target is shown. */
export const tellsPrice = ({ hints, isDecided }: Draft): boolean => hints === "full" || isDecided;

/** Why a space costs what it costs: the neighbour nearer in number. */
export interface Price {
  readonly cost: number;
  readonly neighbour?: { readonly cell: Cell; readonly number: number };
}

/** What an island costs in an empty cell, and which neighbour sets the price (B4). */
export function priceOf(state: State, number: number, cell: Cell): Price | undefined {
  const gap = gapAt(state, cell);
  if (!gap) return undefined;
  const cost = modeOf(state).cost({ number, gap, cell });
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
export interface Last {
  readonly cell: Cell;
  readonly seat: Seat;
}
