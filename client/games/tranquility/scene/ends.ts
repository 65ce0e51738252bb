import { clamp } from "../../../layout/lengths.ts";
import type { Rect, Square, TranquilityLayoutContext, TranquilityPageLayout } from "./frame.ts";
import { type BoardGrid, crowns, squareAt } from "./measure.ts";

export interface Ends {
  readonly start: Square;
  readonly finish: Square;
  /** The sand under the finish. Default: a far shore. */
  readonly islet?: Square;
}

/** A finish on top of the board is in its grid. A duel has neither end (D1). */
export function endsOf(
  { extra }: TranquilityLayoutContext,
  grid: BoardGrid,
  { start, finish, islet }: Ends,
): Pick<TranquilityPageLayout, "start" | "finish" | "islet"> {
  if (extra === "row") return {};
  const { on } = grid;
  return {
    ...(on.start ? { start } : {}),
    ...(crowns(on) ? { finish: squareAt(grid, on.finish) } : on.finish ? { finish, ...(islet ? { islet } : {}) } : {}),
  };
}

/** Px from the finish to the tools: to their left, or else below them. */
const CLEAR = { beside: 6, below: 8 } as const;

export function endsBeside({ board, cell }: BoardGrid, tools: Rect): Ends {
  const size = Math.round(cell * 0.9);
  const start = { x: board.x - cell * 0.2 - size / 2, y: board.y + board.height - size * 0.2, size };
  const finish = { x: board.x + board.width + cell * 0.12 + size / 2, y: board.y + size * 0.15, size };
  const isClear = finish.x + size / 2 + CLEAR.beside <= tools.x;
  const below = tools.y + tools.height + CLEAR.below + size / 2;
  return { start, finish: isClear ? finish : { ...finish, y: Math.max(finish.y, below) } };
}

/**
 * For a board as wide as the window; the finish is on an islet.
 * @param above room above the board, in px
 * @param below room below the board, in px
 */
export function endsAround(
  { board }: BoardGrid,
  width: number,
  { above, below }: { above: number; below: number },
): Ends {
  const berth = clamp(below - 4, 28, 48);
  const islet = clamp(above * 1.3, 44, 72);
  const size = Math.round(islet * 0.53);
  const start = { x: board.x - 1 + berth / 2, y: board.y + 4 + berth / 2, size: berth };
  const finish = {
    x: Math.min(width - islet / 2 - 3, board.x + board.width - 28),
    y: Math.min(board.y - size / 2, Math.max(board.y - islet * 0.36, board.y - above + islet * 0.41)),
    size,
  };
  return { start: { ...start, y: start.y + board.height }, finish, islet: { ...finish, size: islet } };
}

/** In px: the harbour's size, and its lane's minimum width. */
const HARBOUR = 42;
const LANE = 49;

/** For a board as high as the window. The start is in the lane at its left or below the players' panels. */
export function endsAtSides(
  { board }: BoardGrid,
  { people, actions, height, hasBoats }: { people: Rect; actions: Rect; height: number; hasBoats: boolean },
): Ends {
  const lane = board.x - people.x - people.width;
  const right = people.y + people.height;
  const start =
    lane >= LANE
      ? { x: board.x - 26, y: board.y + board.height - 22 }
      : { x: people.x + people.width / 2, y: Math.min(height - 29, Math.max(board.y + board.height - 21, right + 62)) };
  const finish = { x: board.x + board.width + 30, y: hasBoats ? Math.max(36, board.y + 16) : 36, size: 39 };
  const isClear = finish.x + finish.size / 2 <= actions.x;
  if (!isClear) finish.y = Math.min(finish.y, actions.y - CLEAR.below - finish.size / 2);
  return { start: { ...start, size: HARBOUR }, finish, islet: { ...finish, size: 72 } };
}
