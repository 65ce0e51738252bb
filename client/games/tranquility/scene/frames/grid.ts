import type { Layout } from "../../../../../shared/games/tranquility/layouts.ts";
import type { Box, Measure, Rows, SolvedArrangement } from "../../../../layout/arrangement.ts";
import type { Rect, Size } from "./frame.ts";
import { type BoardGrid, cellFor, gapOf, sizeOf } from "./measure.ts";

/** Lengths in px: the size of a space, the gap between two, and the width and height of the board that follow. */
export type GridLength = "cell" | "gap" | "across" | "down";

/** Rows that give a board the largest spaces with which it fits the box `room`. */
export const gridRows = (on: Layout): Rows<GridLength, "room", never> => ({
  lengths: {
    cell: (placed) => cellFor(on, placed.box("room")),
    gap: (placed) => gapOf(placed.length("cell")),
    across: (placed) => sizeOf(on, placed.length("cell")).width,
    down: (placed) => sizeOf(on, placed.length("cell")).height,
  },
});

/** A board centred on a line; `above` is the fraction of the spare room that goes above it. Its spaces are at whole px. */
export const boardAround = <Length extends string, Name extends string>(
  center: Measure<Length, Name>,
  above: Measure<Length, Name>,
): Box<Length | GridLength, Name | "room"> => ({
  left: { round: [{ times: ["across", -0.5] }, center] },
  top: { round: ["room.top", { times: [{ max: [0, ["room.height", { times: ["down", -1] }]] }, above] }] },
  width: "across",
  height: "down",
});

/** The board of a layout, in its orientation. */
export const gridIn = (on: Layout, placed: SolvedArrangement<GridLength, "board">): BoardGrid => ({
  on,
  board: placed.box("board"),
  cell: placed.length("cell"),
  gap: placed.length("gap"),
});

export const windowRows = ({ width, height }: Size): Rows<never, "window", never> => ({
  boxes: { window: { left: 0, top: 0, width, height } },
});

/** Returns those of the named boxes that exist in an arrangement. */
export function found<Name extends string, Wanted extends Name>(
  placed: SolvedArrangement<never, Name>,
  names: readonly Wanted[],
): { [N in Wanted]?: Rect } {
  const boxes: { [N in Wanted]?: Rect } = {};
  for (const name of names) {
    const box = placed.find(name);
    if (box) boxes[name] = box;
  }
  return boxes;
}
