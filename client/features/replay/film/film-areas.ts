import type { PageAreas, Rect, Size } from "../../../contract/layout.ts";
import type { SeatInfo } from "../../../contract/seats.ts";

/** A tablet's size in CSS px: boards have a layout for it, and numbers stay legible when scaled down. */
export const SOURCE_SIZE: Size = { width: 960, height: 720 };

/** Height of the caption at the bottom of a frame, in px of the source. */
export const FOOT = 132;

const MARGIN = 20;
const GAP = 16;
/** In px: widths of the columns beside the board, and largest height of a player's panel with its hand. */
const COLUMN = { players: 184, log: 130 } as const;
const PLAQUE = 150;
/** Room above a board's first row, in px. */
const COAST = 60;

/** The areas of a filmed table: those of a replay on a tablet, with the caption instead of the controls. */
export function filmAreas(seats: readonly Pick<SeatInfo, "seat" | "row">[]): PageAreas {
  const rects = RECTS[seats.some(({ row }) => row) ? "rows" : "list"];
  const { players } = rects;
  const step = Math.min(PLAQUE, players.height / seats.length);
  return {
    shape: "tablet",
    summary: "instead",
    rects,
    plaques: seats.map(({ seat, row }, i) => [
      seat,
      row
        ? { ...players, y: players.y + row.from * players.height, height: row.part * players.height }
        : { ...players, y: players.y + i * step, height: step - 10 },
    ]),
  };
}

/** Player panels in a list, or beside the rows of a board. Constant, so that the board does not move. */
const RECTS = { list: rectsBelow(0), rows: rectsBelow(COAST) };

/** @param coast the room above the player panels, in px */
function rectsBelow(coast: number): PageAreas["rects"] {
  const { width, height } = SOURCE_SIZE;
  const foot = height - FOOT - MARGIN;
  const tall = foot - MARGIN;
  const nothing = { x: width - MARGIN, y: MARGIN, width: 0, height: 0 };
  const players = { x: MARGIN, y: MARGIN + coast, width: COLUMN.players, height: tall - coast };
  const log = { x: width - MARGIN - COLUMN.log, y: MARGIN, width: COLUMN.log, height: tall };
  const left = players.x + players.width + GAP;
  const board = { x: left, y: MARGIN, width: log.x - GAP - left, height: tall };
  const below: Rect = { x: MARGIN, y: height, width: width - 2 * MARGIN, height: 100 };
  return {
    title: nothing,
    tools: nothing,
    players,
    board,
    // Out of sight: a replay shows each hand in its player's panel.
    hand: below,
    pile: below,
    count: below,
    actions: below,
    log,
    story: log,
    replay: { x: MARGIN, y: foot + 6, width: width - 2 * MARGIN, height: FOOT },
    lesson: log,
  };
}
