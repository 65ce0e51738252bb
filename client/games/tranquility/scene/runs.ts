import type { IslandSide } from "../../../../shared/games/tranquility/cards.ts";
import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import { scoresOf } from "../../../../shared/games/tranquility/scoring.ts";
import type { Piece } from "../../../canvas/pose.ts";
import type { RowEnd } from "../art/index.ts";
import type { Square, TranquilityPageLayout } from "./frame.ts";
import type { TranquilityPieceKey } from "./key.ts";
import { clamp, squaresOf } from "./measure.ts";
import { handSide } from "./sides.ts";
import { flatPiece, type TranquilityTableView, Z } from "./view.ts";

/** Frames a duel's runs, row by row, with the points at each run's end. */
export function* runsOf(
  view: TranquilityTableView,
  frame: TranquilityPageLayout,
): Generator<[TranquilityPieceKey, Piece]> {
  const { table } = view.match;
  if (table.options.mode !== "duel") return;
  for (const { seat, runs } of scoresOf(table)) {
    for (const run of runs) yield* framed(frame, handSide(table, seat), run);
  }
}

function* framed(
  frame: TranquilityPageLayout,
  side: IslandSide,
  run: readonly Cell[],
): Generator<[TranquilityPieceKey, Piece]> {
  const all = squaresOf(frame);
  const squares = run.map((cell) => all[cell]!);
  const parts = rowsOf(squares);
  for (const [i, part] of parts.entries()) {
    const [first, last] = [part[0]!, part.at(-1)!];
    const width = last.x - first.x + frame.cell;
    const middle = { x: (first.x + last.x) / 2, y: first.y, size: width };
    const open = openAt(i > 0, i < parts.length - 1);
    yield [`run:${run[0]}:${i}`, flatPiece({ of: "run", height: frame.cell, side, open }, middle, { z: Z.mark - 3 })];
  }
  const end = squares.at(-1)!;
  const size = clamp(frame.cell * 0.26, 17, 24);
  const label = { x: end.x + end.size * 0.34, y: end.y - end.size * 0.46, size };
  yield [`worth:${run[0]}`, flatPiece({ of: "worth", side, text: `+${run.length}` }, label, { z: Z.mark + 1 })];
}

const openAt = (comes: boolean, goes: boolean): RowEnd | undefined =>
  comes && goes ? "both" : comes ? "left" : goes ? "right" : undefined;

function rowsOf(squares: readonly Square[]): Square[][] {
  const rows: Square[][] = [];
  for (const square of squares) {
    const last = rows.at(-1);
    if (last && last[0]!.y === square.y) last.push(square);
    else rows.push([square]);
  }
  return rows;
}
