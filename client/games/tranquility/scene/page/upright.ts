import type { PageAreas } from "../../../../contract/layout.ts";
import { clamp } from "../../../../layout/lengths.ts";
import { endsAround } from "../ends.ts";
import type { Rect, Square, TranquilityLayoutContext, TranquilityPageLayout } from "../frames/frame.ts";
import type { BoardGrid } from "../frames/measure.ts";
import { type Bend, waterline } from "../frames/waterline.ts";
import { BOAT, bottomOf, common, fanIn, gridAt, QUAY, regionsOf, rows, shownIn } from "./areas.ts";

/** A home shore with a harbour at its left. */
const HARBOUR: readonly Bend[] = [
  [0, 2],
  [0.18, -4],
  [0.33, 18],
  [0.62, 28],
  [1, 22],
];

/** A phone held upright: the finish above the board, the harbour and the shore below it. */
export function upright(occasion: TranquilityLayoutContext, areas: PageAreas): TranquilityPageLayout {
  const { board: area, hand, actions } = areas.rects;
  const { viewport, board: on, seat, stay, toll } = occasion;
  const height = Math.min(((actions.width - 28) * 1) / QUAY.ratio, 87);
  const quay = toll ? rows(actions, actions.y - 4 - height, actions.y - 4) : undefined;
  const above = clamp(area.height * 0.115, 29, 56);
  const under = quay ? 40 : clamp(area.height * 0.12, 34, 60);
  const floor = quay ? quay.y : bottomOf(area);
  const isWatched = seat === undefined && stay !== "result";
  const grid = gridAt(on, rows(area, area.y + above, floor - under), isWatched ? 0.5 : 0);
  const ends = endsAround(grid, viewport.width, { above, below: under });
  const base = common(occasion, grid, ends, 36);
  const { start } = ends;
  const dial = occasion.extra === "dial" ? dialBeside(start, grid, area) : undefined;
  const pile = { x: viewport.width - 30, y: viewport.height + 40, size: 40 };
  const moored = dial && dial.at.y > start.y - 1 ? dial.at : start;
  const left = Math.max(actions.x + 46, moored.x + moored.size / 2 + 6);
  return {
    ...base,
    shape: "portrait",
    lane: BOAT.upright,
    boat: BOAT.upright,
    lanes: "rows",
    fan: fanIn({ ...hand, height: hand.height + 10 }, hand.height, hand.y + hand.height / 2),
    pile,
    spent: { ...pile, x: 30 },
    ...(quay ? { quay } : {}),
    sea: {
      ...base.sea,
      shore: waterline(viewport.width, start.y + start.size * 0.1, HARBOUR),
      ...(dial ? { night: grid.board.y + grid.board.height / 2 } : {}),
    },
    ...(dial ? { dial: dial.at } : {}),
    regions: {
      ...regionsOf(occasion, areas),
      ...(dial && (!quay || dial.at !== moored) ? { side: dial.side } : {}),
      ...(stay === "replay" ? { hand: shownIn(hand) } : {}),
      ...(quay ? { toll: { x: left, y: quay.y - 32, width: actions.x + actions.width - left, height: 34 } } : {}),
    },
  };
}

/** Height of a dial with its text above the board, in px. */
const HIGH_DIAL = 52;

/** The dial with its text above the board if there is room, otherwise beside the harbour. */
function dialBeside(
  { x, y, size }: Square,
  { board }: BoardGrid,
  area: Rect,
): { readonly at: Square; readonly side: Rect } {
  const isHigh = board.y - area.y >= HIGH_DIAL;
  const at = isHigh ? { x: area.x + 27, y: board.y - 29, size: 46 } : { x: x + size + 8, y, size };
  return { at, side: { x: at.x + at.size / 2 + 4, y: at.y - 15, width: 138, height: 30 } };
}
