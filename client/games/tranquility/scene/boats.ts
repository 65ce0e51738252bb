import type { Rect, Square, TranquilityPageLayout } from "./frame.ts";
import { squareAt } from "./measure.ts";
import { rectOf } from "./view.ts";
import { heightOf } from "./waterline.ts";

interface Boat {
  /** The index of the slot around the board. */
  readonly slot: number;
  readonly at: Square;
}

/** The boats around a board: where there is room, but not over harbour, lighthouse or panels. */
export function boatsIn(frame: TranquilityPageLayout): readonly Boat[] {
  const { on, board, lane, lanes, boat, sea } = frame;
  if (lanes === "none") return [];
  const taken = takenIn(frame);
  return on.frame.flatMap((space, slot): Boat[] => {
    const { x, y } = squareAt(frame, space);
    const above = y < board.y;
    const below = y > board.y + board.height;
    const aside = x < board.x || x > board.x + board.width;
    if ((lanes === "rows" && aside) || (lanes === "columns" && (above || below))) return [];
    const right = board.x + board.width + lane / 2 + 6;
    // Between the board and a shore beside it.
    const beside = sea.aside ? Math.min(right, heightOf(sea.shore, y) - boat / 2 - SURF) : right;
    const across = aside ? (x < board.x ? board.x - lane / 2 - 6 : beside) : x;
    const down = above ? board.y - lane / 2 - 3 : below ? board.y + board.height + lane / 2 + 3 : y;
    const at = { x: across + wobble(slot) * 3, y: down + wobble(slot + 50) * 2.5, size: boat };
    return taken.some((rect) => touches(at, rect)) ? [] : [{ slot, at }];
  });
}

/** Pseudo-random from -1 to 1, the same for the same i. */
export const wobble = (i: number): number => ((Math.sin(i * 12.9898) * 43758.5453) % 1) as number;

/** A shore's lines in the water, and most of a title's area that its text needs, in px. */
const SURF = 6;
const TITLE = 340;

/** The rectangles where no boat can be. */
function takenIn({ start, finish, islet, dial, row, explorers, regions }: TranquilityPageLayout): readonly Rect[] {
  const squares = [start, finish, islet, dial].flatMap((square) => (square ? [rectOf(square)] : []));
  const { side, toll, log, actions, tools, plaques } = regions;
  const title = { ...regions.title, width: Math.min(regions.title.width, TITLE) };
  const rects = [row?.panel, side, toll].flatMap((rect) => rect ?? []);
  return [...squares, ...rects, ...(explorers?.panels ?? []), title, log, actions, tools, ...plaques];
}

/** A boat's picture does not fill its square. */
const MARGIN = 3;

function touches({ x, y, size }: Square, rect: Rect): boolean {
  const reach = size / 2 - MARGIN;
  const isBeside = x + reach < rect.x || x - reach > rect.x + rect.width;
  return !isBeside && y + reach > rect.y && y - reach < rect.y + rect.height;
}
