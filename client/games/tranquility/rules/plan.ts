import type { Space } from "../../../../shared/games/tranquility/layouts.ts";
import type { Rect, Square } from "../scene/frame.ts";
import { extentOf, gapOf } from "../scene/measure.ts";
import type { RuleBookScene } from "./scenes.ts";

/** In px. */
export interface BoardPlan {
  readonly width: number;
  readonly height: number;
  readonly cell: number;
  readonly gap: number;
  readonly cells: readonly Square[];
  readonly boats: readonly Square[];
  readonly start?: Square;
  readonly finish?: Square;
  readonly board: Rect;
}

const MARGIN = 14;
/** Height of a sum below the cells, in px. */
const SUM = 22;
const SMALLEST = 6;
/** Width of the boats' water, in cells. */
const LANE = 0.86;

/** How far the picture extends beyond each side of the board, in cells. */
function beyond({ board, start, finish }: RuleBookScene) {
  const { left, top, columns, rows } = extentOf(board);
  const ends = [...(start && board.start ? [board.start] : []), ...(finish && board.finish ? [board.finish] : [])];
  const around = [...board.frame, ...ends];
  const lane = board.frame.length > 0 ? LANE : 1;
  const side = (lies: (space: Space) => boolean) => (around.some(lies) ? lane : 0);
  return {
    lane,
    left: side(({ x }) => x < left),
    right: side(({ x }) => x >= left + columns),
    above: side(({ y }) => y > top),
    below: side(({ y }) => y <= top - rows),
  };
}

/** Cells are as large as `width` px and `largest` allow. */
export function planOf(scene: RuleBookScene, width: number): BoardPlan {
  const { board, largest } = scene;
  const { left, top, columns, rows } = extentOf(board);
  const out = beyond(scene);
  const spanned = (n: number, cell: number) => n * (cell + gapOf(cell)) - gapOf(cell);
  const across = (cell: number) => spanned(columns, cell) + (out.left + out.right) * cell + 2 * MARGIN;
  let cell = largest;
  while (cell > SMALLEST && across(cell) > width) cell--;

  const gap = gapOf(cell);
  const step = cell + gap;
  const area: Rect = {
    x: (width - across(cell)) / 2 + MARGIN + out.left * cell,
    y: MARGIN + out.above * cell,
    width: spanned(columns, cell),
    height: spanned(rows, cell),
  };
  /** A space's middle, in px. Spaces outside the grid are in the middle of the boats' water. */
  const along = (i: number, n: number, from: number) => {
    if (i < 0) return from - (out.lane * cell) / 2;
    return i < n ? from + i * step + cell / 2 : from + n * step - gap + (out.lane * cell) / 2;
  };
  const at = ({ x, y }: Space, size: number): Square => ({
    x: along(x - left, columns, area.x),
    y: along(top - y, rows, area.y),
    size,
  });
  const end = out.lane < 1 ? cell * 0.74 : cell;
  return {
    width,
    height: area.y + area.height + out.below * cell + MARGIN + (scene.priced ? SUM : 0),
    cell,
    gap,
    board: area,
    cells: board.cells.map((space) => at(space, cell)),
    boats: board.frame.map((space) => at(space, cell * 0.6)),
    ...(scene.start && board.start ? { start: at(board.start, end) } : {}),
    ...(scene.finish && board.finish ? { finish: at(board.finish, end) } : {}),
  };
}
