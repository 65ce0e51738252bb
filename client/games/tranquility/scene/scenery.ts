import { modeOf } from "../../../../shared/games/tranquility/modes/modes.ts";
import { hasClosedLine } from "../../../../shared/games/tranquility/modes/opening.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import type { Piece } from "../../../canvas/pose.ts";
import type { GlyphName } from "../art/index.ts";
import { boatsIn, wobble } from "./boats.ts";
import type { ScreenPoint, SeaBackdrop, Square, TranquilityPageLayout } from "./frame.ts";
import type { TranquilityPieceKey } from "./key.ts";
import { squaresOf } from "./measure.ts";
import { flatPiece, type TranquilityTableView, Z } from "./view.ts";

/** Stacking order by mood; a higher sea covers a lower one. */
const DEPTH = { still: -1003, lost: -1001, evening: -1000 } as const;

export function* sceneryOf(
  view: TranquilityTableView,
  frame: TranquilityPageLayout,
): Generator<[TranquilityPieceKey, Piece]> {
  const { match } = view;
  const { table, outcome } = match;
  const mood = outcome ? (outcome.result === "lost" ? "lost" : "evening") : "still";
  const cells = squaresOf(frame);
  const sea: SeaBackdrop = { ...frame.sea, mood, cells };
  const { width, height } = frame.viewport;
  const toll = frame.quay ? 1 : 0;
  const whole = { x: width / 2, y: height / 2, size: width };
  yield [`sea:${mood}${toll}`, flatPiece({ of: "sea", sea }, whole, { z: DEPTH[mood] + toll })];
  yield* boats(frame, mood === "lost");
  yield* borders(view, cells, mood === "lost");
  if (isRoofClosed(table)) yield* closed(frame, cells);
  const isEmpty = table.board.every((placed) => placed === undefined);
  if (!outcome && (isEmpty || isUnusual(frame, cells, table))) yield* way(frame, cells, table);
  yield* opening(frame, cells, mood === "lost");
  // The islet is above a shore's foam and the board's corner.
  const z = Z.scenery + (mood === "still" ? 1 : 1.5);
  if (frame.islet) yield [`islet:${mood}`, flatPiece({ of: "islet", mood }, frame.islet, { z })];
  const slot = (glyph: GlyphName, at: Square) => flatPiece({ of: "slot", glyph, mood }, at);
  if (table.start === undefined && frame.start) yield ["slot:start", slot("anchor", frame.start)];
  if (table.finish === undefined && frame.finish) yield ["slot:finish", slot("light", frame.finish)];
  if (frame.quay) {
    const { x, y, width: w, height: h } = frame.quay;
    yield ["quay", flatPiece({ of: "quay", height: h }, { x: x + w / 2, y: y + h / 2, size: w }, { z: Z.quay })];
  }
  if (outcome?.reason === "finished") yield* lights(frame, cells);
}

/**
 * The path stays visible below the cards of boards turned sideways, and of players' boards whose line does not run row
 * by row from bottom left to top right.
 */
const isUnusual = (frame: TranquilityPageLayout, cells: readonly Square[], { options }: State): boolean =>
  isOnItsSide(frame, cells) || (options.mode === "board" && hasOtherLines(frame, cells));

/** Whether there are several lines, or one that goes left or down somewhere. */
function hasOtherLines({ on, cell }: TranquilityPageLayout, cells: readonly Square[]): boolean {
  const [line = [], ...others] = on.lines;
  const goesOn = (from: Square, to: Square) => (Math.abs(to.y - from.y) < cell / 2 ? to.x > from.x : to.y < from.y);
  return others.length > 0 || line.some((to, i) => i > 0 && !goesOn(cells[line[i - 1]!]!, cells[to]!));
}

/** Whether rows run up the screen. */
function isOnItsSide({ on }: TranquilityPageLayout, cells: readonly Square[]): boolean {
  const [first, second] = on.lines[0]!;
  return first !== undefined && second !== undefined && cells[first]!.x === cells[second]!.x;
}

function* way(
  frame: TranquilityPageLayout,
  cells: readonly Square[],
  table: State,
): Generator<[TranquilityPieceKey, Piece]> {
  const { board, start, finish, on } = frame;
  const lines = isRoofClosed(table) ? on.lines.slice(0, 2) : on.lines;
  const size = Math.max(board.width, board.height) + 3 * frame.cell;
  const middle: Square = { x: board.x + board.width / 2, y: board.y + board.height / 2, size };
  const at = ({ x, y }: Square): ScreenPoint => [Math.round(x - middle.x), Math.round(y - middle.y)];
  const near = (square: Square | undefined, cell: Square) =>
    square && Math.hypot(square.x - cell.x, square.y - cell.y) < 2 * frame.cell ? [at(square)] : [];
  const stretches = lines.flatMap((line) =>
    rowsOf(
      line.map((cell) => cells[cell]!),
      frame,
    ),
  );
  const rows = stretches.map((row, i) => [
    ...(i === 0 ? near(start, row[0]!) : []),
    ...row.map(at),
    ...(i === stretches.length - 1 ? near(finish, row.at(-1)!) : []),
  ]);
  yield ["way", flatPiece({ of: "path", stretches: rows }, middle, { z: Z.scenery + 2 })];
}

function rowsOf(line: readonly Square[], { cell, gap }: TranquilityPageLayout): Square[][] {
  const rows: Square[][] = [];
  for (const square of line) {
    const before = rows.at(-1)?.at(-1);
    const isBeside = before && Math.hypot(square.x - before.x, square.y - before.y) < cell + gap + 1;
    if (isBeside) rows.at(-1)!.push(square);
    else rows.push([square]);
  }
  return rows;
}

const isRoofClosed = (table: State): boolean => hasClosedLine(table, modeOf(table));

function* boats(frame: TranquilityPageLayout, lost: boolean): Generator<[TranquilityPieceKey, Piece]> {
  for (const { slot, at } of boatsIn(frame)) {
    if (frame.sea.night !== undefined && frame.on.frame[slot]!.y < 3) {
      const { x, y, size } = at;
      const lantern = { x: x - size * 0.06, y: y + size * 0.14, size: size * 0.56 };
      yield [`lamp:${slot}`, flatPiece({ of: "lantern" }, lantern, { z: 2 })];
    }
    const boat = { of: "boat", rig: (slot * 7 + 3) % 6, bare: lost } as const;
    yield [`boat:${slot}`, flatPiece(boat, at, { turn: wobble(slot + 9) * 2.5, z: 1 })];
  }
}

/** A boat marks each border until an island covers it. */
function* borders(
  { match }: TranquilityTableView,
  cells: readonly Square[],
  lost: boolean,
): Generator<[TranquilityPieceKey, Piece]> {
  for (const cell of match.table.layout.borders ?? []) {
    const { x, y, size } = cells[cell]!;
    const boat = { x, y: y - size * 0.02, size: Math.round(size * 0.63) };
    yield [`border:${cell}`, flatPiece({ of: "boat", rig: (cell * 7 + 2) % 6, bare: lost }, boat, { z: 1 })];
  }
}

/** An arch's roof is covered until it opens. */
function* closed({ on }: TranquilityPageLayout, cells: readonly Square[]): Generator<[TranquilityPieceKey, Piece]> {
  const [, , roof = []] = on.lines;
  for (const cell of roof) yield [`deep:${cell}`, flatPiece({ of: "deep" }, cells[cell]!, { z: Z.scenery })];
}

function* opening(
  frame: TranquilityPageLayout,
  cells: readonly Square[],
  lost: boolean,
): Generator<[TranquilityPieceKey, Piece]> {
  if (frame.on.lines.length < 3) return;
  const { x, y, width, height } = frame.board;
  const low = cells.filter((cell) => cell.y > y + height * 0.6);
  const inner = low.filter((cell) => cell.x < x + width / 2).reduce((most, cell) => Math.max(most, cell.x), x);
  const size = Math.min(150, width - 2 * (inner + frame.cell / 2 - x) - frame.cell * 0.5);
  const ship = { x: x + width / 2, y: y + height - frame.cell * 1.5, size: Math.round(size) };
  yield ["ship", flatPiece({ of: "boat", rig: 2, bare: lost }, ship, { z: 1 })];
}

/** Lights the line of islands after a win. */
function* lights(frame: TranquilityPageLayout, cells: readonly Square[]): Generator<[TranquilityPieceKey, Piece]> {
  // The beam shines on the water, below panels.
  if (frame.finish) {
    yield ["beam", flatPiece({ of: "beam" }, { ...frame.finish, size: frame.cell * 9 }, { z: Z.scenery + 2 })];
  }
  for (const [i, square] of cells.entries()) {
    yield [`lit:${i}`, flatPiece({ of: "lit" }, square, { z: 6 })];
    const next = cells[i + 1];
    if (!next || Math.hypot(next.x - square.x, next.y - square.y) > frame.cell + frame.gap + 1) continue;
    const seam = { x: (square.x + next.x) / 2, y: (square.y + next.y) / 2, size: square.size };
    yield [`seam:${i}`, flatPiece({ of: "seam" }, seam, { z: 5, turn: next.x === square.x ? 90 : 0 })];
  }
  if (frame.start) yield ["lit:start", flatPiece({ of: "lit" }, frame.start, { z: 6 })];
  if (frame.finish) yield ["lit:finish", flatPiece({ of: "lit" }, frame.finish, { z: 6 })];
}
