import type { Seat } from "../../../shared/engine/game.ts";
import type { Cell } from "../../../shared/games/tranquility/layouts.ts";
import { scoresOf } from "../../../shared/games/tranquility/scoring.ts";
import type { Key, Piece } from "../../play/pose.ts";
import type { Frame, Square } from "./frames/frame.ts";
import { clamp, squareAt } from "./frames/measure.ts";
import { boardOf, lying, type View, Z } from "./view.ts";

/** Seat 0 plays the day, in gold; seat 1 the night, in moonlight. */
const TONES: readonly string[] = ["#f2b441", "#c3d0f7"];

/** A frame around each run of a duel, row by row, and what it is worth on its end. */
export function* runsOf(view: View, frame: Frame): Generator<[Key, Piece]> {
  const { match } = view;
  if (!frame.row) return;
  for (const { seat, runs } of scoresOf(match.table)) {
    for (const run of runs) yield* framed(view, frame, seat, run);
  }
}

function* framed({ match }: View, frame: Frame, seat: Seat, run: readonly Cell[]): Generator<[Key, Piece]> {
  const board = boardOf(match);
  const squares = run.map((cell) => squareAt(frame, board, board.cells[cell]!));
  const parts = rowsOf(squares);
  for (const [i, part] of parts.entries()) {
    const [first, last] = [part[0]!, part.at(-1)!];
    const width = last.x - first.x + frame.cell;
    const open = parts.length === 1 ? "" : i === 0 ? "right" : i === parts.length - 1 ? "left" : "";
    const middle = { x: (first.x + last.x) / 2, y: first.y, size: width };
    yield [`run:${run[0]}:${i}`, lying(`run:${frame.cell}:${TONES[seat]}:${open}`, middle, { z: Z.mark - 3 })];
  }
  const end = squares.at(-1)!;
  const size = clamp(frame.cell * 0.26, 17, 24);
  const label = { x: end.x + end.size * 0.34, y: end.y - end.size * 0.46, size };
  yield [`worth:${run[0]}`, lying(`sum:+${run.length}`, label, { z: Z.mark + 1 })];
}

/** Squares one after another, cut where a row ends. */
function rowsOf(squares: readonly Square[]): Square[][] {
  const rows: Square[][] = [];
  for (const square of squares) {
    const last = rows.at(-1);
    if (last && last[0]!.y === square.y) last.push(square);
    else rows.push([square]);
  }
  return rows;
}
