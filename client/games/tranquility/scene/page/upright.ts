import type { PageAreas } from "../../../../contract/layout.ts";
import { clamp } from "../../../../layout/lengths.ts";
import { type Ends, endsAround } from "../ends.ts";
import type { Rect, ScreenPoint, Square, TranquilityLayoutContext, TranquilityPageLayout } from "../frame.ts";
import { type BoardGrid, crowns, extentOf, transposed } from "../measure.ts";
import { type Bend, waterline } from "../waterline.ts";
import { BOAT, bottomOf, common, fanIn, gridAt, QUAY, regionsOf, rows, shownIn } from "./areas.ts";
import { type ExplorersWithText, explorersOfTurned, explorersOver, placed, rowOver } from "./extras.ts";
import { isSloping } from "./traits.ts";

/** The shore with a harbour at its left, and without. */
const HARBOUR: readonly Bend[] = [
  [0, 2],
  [0.18, -4],
  [0.33, 18],
  [0.62, 28],
  [1, 22],
];
const OPEN: readonly Bend[] = [
  [0, 4],
  [0.3, 0],
  [0.65, 8],
  [1, 2],
];

/** A phone in portrait. */
export function upright(occasion: TranquilityLayoutContext, areas: PageAreas): TranquilityPageLayout {
  const { board: area, hand, actions } = areas.rects;
  const { viewport, stay, toll, extra } = occasion;
  const height = Math.min((actions.width - 28) / QUAY.ratio, 87);
  const quay = toll ? rows(actions, actions.y - 4 - height, actions.y - 4) : undefined;
  const { grid, above, under, explorers, row } = boardIn(occasion, areas, quay);
  const base = common(occasion, grid, endsAround(grid, viewport.width, { above, below: under }), 36);
  const { start } = base;
  const dial =
    extra === "dial" ? dialBeside(endsAround(grid, viewport.width, { above, below: under }), grid, area) : undefined;
  const pile = { x: viewport.width - 30, y: viewport.height + 40, size: 40 };
  const isAtFoot = dial !== undefined && dial.at.y > grid.board.y;
  const moored = isAtFoot ? dial.at : start;
  const left = Math.max(actions.x + 46, moored ? moored.x + moored.size / 2 + 6 : 0);
  const { on, regions } = placed({ row, explorers, dial });
  const { side, ...text } = regions;
  return {
    ...base,
    ...on,
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
      shore: shoreUnder(occasion, grid, start, areas),
      ...(dial ? { night: grid.board.y + grid.board.height / 2 } : {}),
    },
    regions: {
      ...regionsOf(occasion, areas),
      ...text,
      ...(side && !(quay && isAtFoot) ? { side } : {}),
      ...(stay === "replay" ? { hand: shownIn(hand) } : {}),
      ...(quay ? { toll: { x: left, y: quay.y - 32, width: actions.x + actions.width - left, height: 34 } } : {}),
    },
  };
}

/** The factor by which the spaces must at least grow for a board to be turned sideways. */
const TURN = 1.02;

/** A board too wide for a phone is turned sideways, except with a dial or behind the summary. */
function boardIn(occasion: TranquilityLayoutContext, areas: PageAreas, quay: Rect | undefined) {
  const { board: on, stay, extra } = occasion;
  const { columns, rows: high } = extentOf(on);
  const standing = boardAs(on, occasion, areas, undefined);
  if (columns > high && stay !== "result" && extra !== "dial") {
    const side = transposed(on);
    const turned = boardAs(side, occasion, areas, undefined);
    // A toll must not change whether the board is turned.
    if (turned.grid.cell > standing.grid.cell * TURN) return quay ? boardAs(side, occasion, areas, quay) : turned;
  }
  return quay ? boardAs(on, occasion, areas, quay) : standing;
}

function boardAs(
  on: BoardGrid["on"],
  { board, seat, stay, extra }: TranquilityLayoutContext,
  { rects }: PageAreas,
  quay: Rect | undefined,
) {
  const isMountain = isSloping(board);
  const isTurned = on !== board;
  const row = extra === "row" && stay !== "result" ? rowOver(rects.board, 4) : undefined;
  const over = extra === "explorers" && !(isMountain && isTurned) ? explorersOver(rects.board) : undefined;
  const area = row?.room ?? over?.room ?? rects.board;
  const hasBoats = on.frame.length > 0;
  const hasFinish = extra !== "row" && on.finish !== undefined && !crowns(on);
  const hasHarbour = extra !== "row" && on.start !== undefined;
  const hasLane = hasBoats && !row;
  const above = hasFinish ? clamp(area.height * 0.115, 29, 56) : hasLane ? BOAT.upright + 4 : 4;
  const under = hasHarbour ? (quay ? 40 : clamp(area.height * 0.12, 34, 60)) : hasBoats ? BOAT.upright - 6 : 8;
  const floor = quay ? quay.y : bottomOf(area);
  const isWatched = seat === undefined && stay !== "result";
  const buttons = stay === "replay" ? rects.replay : rects.actions;
  const turnedExplorers = (grid: BoardGrid) => explorersOfTurned(grid, rects.board, buttons.x);
  const hasSlopes = isMountain && stay !== "result";
  const grid = gridAt(on, rows(area, area.y + above, floor - under), {
    above: isWatched ? 0.5 : isMountain && isTurned ? 1 : 0,
    left: isMountain && isTurned ? 0 : 0.5,
    clearOf: (at) => [...(hasSlopes ? [buttons] : []), ...(isMountain && isTurned ? turnedExplorers(at).panels : [])],
  });
  const explorers = extra !== "explorers" ? undefined : (over?.extra ?? turnedExplorers(grid));
  return { grid, above, under, row: row?.extra, explorers: explorers as ExplorersWithText | undefined };
}

/** In px: distance of the shore from the board, and from the slope. */
const SHORE = { start: 14, slope: 6 } as const;

/**
 * A shore that rises along a slope continues above the buttons. `part`: a fraction of the window's width; the others:
 * px.
 */
const BEACH = { step: 40, rise: 20, part: 0.8, over: 30, end: 38 } as const;

/** The shore runs around the harbour, below the board, or up the slope of a board turned sideways. */
function shoreUnder(
  { viewport: { width }, stay }: TranquilityLayoutContext,
  grid: BoardGrid,
  start: Square | undefined,
  { rects }: PageAreas,
): ScreenPoint[] {
  const { on, board, cell, gap } = grid;
  if (start) return waterline(width, start.y + start.size * 0.1, HARBOUR);
  const bottom = bottomOf(board);
  const buttons = stay === "replay" ? rects.replay : rects.actions;
  if (buttons.y > bottom || stay === "result" || !isSloping(transposed(on)))
    return waterline(width, Math.max(bottom + 34, buttons.y - 40), OPEN);
  const step = cell + gap;
  const steps = Array.from({ length: Math.ceil(buttons.height / step) }, (_, i) => i * step);
  return [
    [0, bottom + SHORE.start],
    ...steps.map((up): ScreenPoint => [board.x + step + up, bottom + SHORE.slope - up]),
    [buttons.x + BEACH.step, Math.max(buttons.y - BEACH.rise, bottom + SHORE.slope - steps.length * step)],
    [width * BEACH.part, buttons.y - BEACH.over],
    [width, buttons.y - BEACH.end],
  ];
}

/** Height of the dial with its text, in px. */
const HIGH_DIAL = 52;

/** The dial is above the board if there is room, otherwise beside the harbour. */
function dialBeside(
  { start: { x, y, size } }: Ends,
  { board }: BoardGrid,
  area: Rect,
): { readonly at: Square; readonly side: Rect } {
  const isHigh = board.y - area.y >= HIGH_DIAL;
  const at = isHigh ? { x: area.x + 27, y: board.y - 29, size: 46 } : { x: x + size + 8, y, size };
  return { at, side: { x: at.x + at.size / 2 + 4, y: at.y - 15, width: 138, height: 30 } };
}
