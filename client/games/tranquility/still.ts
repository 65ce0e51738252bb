import type { Event } from "../../../shared/games/tranquility/events.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { type Context, pairs } from "../../art/pen.ts";
import { drawTable } from "../../canvas/still.ts";
import type { Rect, Size } from "../../contract/layout.ts";
import type { Still } from "../../contract/parts.ts";
import { latest, type Timeline } from "../../contract/timeline.ts";
import * as art from "./art/index.ts";
import { extrasFor } from "./extras.ts";
import { NO_DRAFT } from "./input/draft.ts";
import { explorersSpent, lastDrawn } from "./scene/explorers.ts";
import { around, type TranquilityPageLayout } from "./scene/frames/frame.ts";
import { layout } from "./scene/layout.ts";
import { painterFor } from "./scene/painters.ts";
import { rectOf } from "./scene/view.ts";
import { lastPlaced } from "./tableaux.ts";

/**
 * Width of the window that is laid out for the picture, in px. Drawings depend on their size, so its board is about as
 * large as in the picture.
 */
const WIDE = 1300;

/** The part of the window in the picture: the board with its boats and everything beside it. */
function focusOf({ board, lane, boat, start, finish, explorers, dial, row }: TranquilityPageLayout): Rect {
  const reach = lane / 2 + boat;
  const { x, y, width, height } = board;
  const ends = [start, finish, dial].flatMap((square) => (square ? [rectOf(square)] : []));
  return around([
    { x: x - reach, y: y - reach, width: width + 2 * reach, height: height + 2 * reach },
    ...ends,
    ...(explorers?.panels ?? []),
    ...(row ? [row.panel] : []),
  ]);
}

async function drawBoard(ctx: Context, timeline: Timeline<State, Event>, box: Size): Promise<void> {
  const match = latest(timeline);
  const { log } = timeline;
  // The aspect ratio of the box, so that the table fills it.
  const viewport = { width: WIDE, height: Math.round((WIDE * box.height) / box.width) };
  const { specials } = await extrasFor(match.table);
  const drawn = lastDrawn(log, log.length);
  const { pieces, frame } = layout({
    match,
    seat: undefined,
    viewport,
    draft: NO_DRAFT,
    last: lastPlaced(log, log.length),
    spent: explorersSpent(log, log.length),
    drawn,
  });
  // Panels would be empty, because the picture has no text.
  const bare = new Map([...pieces].filter(([key]) => !String(key).startsWith("panel:")));
  const table = { pieces: bare, viewport, focus: focusOf(frame) };
  drawTable(
    ctx,
    table,
    painterFor("light", () => specials),
    box,
  );
}

/** The islands of the cover: each number, then x and y of its middle as fractions of the box. */
const COVER = [
  [12, 0.17, 0.66],
  [23, 0.385, 0.5],
  [37, 0.6, 0.6],
  [64, 0.81, 0.4],
] as const;

/** Pictures of a table and of the game's cover. */
export const still: Still<State, Event> = {
  table: drawBoard,
  cover(ctx, { width, height }) {
    const shore = pairs([0, 0.88, 0.2, 0.86, 0.45, 0.9, 0.7, 0.88, 1, 0.91]).map(
      ([x, y]) => [x * width, y * height] as const,
    );
    art.drawWater(ctx, width, height, { sea: "light", land: [], shore });
    const size = width * 0.22;
    for (const [number, x, y] of COVER) {
      ctx.save();
      ctx.translate(x * width, y * height);
      ctx.rotate((x - 0.5) * 0.16);
      ctx.translate(-size / 2, -size / 2);
      art.drawShadow(ctx, size, "light", { held: true });
      art.drawIslandCard(ctx, number, size);
      ctx.restore();
    }
  },
};
