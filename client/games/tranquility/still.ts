import type { Match } from "../../../shared/engine/match/match.ts";
import type { Event } from "../../../shared/games/tranquility/events.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { type Context, pairs } from "../../art/pen.ts";
import { drawTable } from "../../canvas/still.ts";
import { AREAS, type PageAreas, type Rect, type Size } from "../../contract/layout.ts";
import type { Still } from "../../contract/parts.ts";
import { latest, type Timeline } from "../../contract/timeline.ts";
import * as art from "./art/index.ts";
import { extrasFor } from "./extras.ts";
import { NO_DRAFT } from "./input/draft.ts";
import { areas } from "./panels.ts";
import { explorersSpent, lastDrawn } from "./scene/explorers.ts";
import { layout } from "./scene/layout.ts";
import { painterFor } from "./scene/painters.ts";
import { lastPlaced } from "./tableaux.ts";

/**
 * Width in px for which the table is laid out. Drawings depend on their size, so the board is about as large as in the
 * picture.
 */
const WIDE = 1300;

/** Pictures have no page panels. */
const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };

/** Top of the shore, and margin at each side, as fractions of the picture. */
const SHORE = 0.91;
const MARGIN = 0.02;

/** Width in px of the column for a mode's addition. */
const COLUMN = 210;

function areasIn({ width, height }: Size, { config }: Match<State>): PageAreas {
  const classes = areas({ config });
  const column = classes.includes("has-dial") || classes.includes("has-explorers") ? COLUMN : 0;
  const [margin, shore] = [width * MARGIN, height * SHORE];
  const hand = { x: margin, y: shore, width: width - 2 * margin, height: 90 };
  const board = { x: margin + column, y: 0, width: width - 2 * margin - column, height: shore - 8 };
  const right = { ...NOWHERE, x: width };
  return {
    // A desktop's compass rose would not fit.
    shape: "tablet",
    summary: "instead",
    rects: {
      ...(Object.fromEntries(AREAS.map((area) => [area, NOWHERE])) as PageAreas["rects"]),
      ...{ board, hand, pile: { ...hand, y: height }, tools: right, log: right, story: right },
      players: { x: margin, y: margin, width: Math.max(0, column - 2 * margin), height: 0 },
    },
    plaques: [],
  };
}

async function drawBoard(ctx: Context, timeline: Timeline<State, Event>, box: Size, theme: art.Theme): Promise<void> {
  const match = latest(timeline);
  const { log } = timeline;
  // The viewport has the box's aspect ratio, so that the table fills the box.
  const viewport = { width: WIDE, height: Math.round((WIDE * box.height) / box.width) };
  const { specials } = await extrasFor(match.table);
  const drawn = lastDrawn(log, log.length);
  const { pieces } = layout({
    match,
    seat: undefined,
    viewport,
    areas: areasIn(viewport, match),
    draft: NO_DRAFT,
    last: lastPlaced(log, log.length),
    spent: explorersSpent(log, log.length),
    drawn,
  });
  // Panels would be empty, because pictures have no text.
  const bare = new Map([...pieces].filter(([key]) => !String(key).startsWith("panel:")));
  const table = { pieces: bare, viewport, focus: { x: 0, y: 0, ...viewport } };
  drawTable(
    ctx,
    table,
    painterFor(theme, () => specials),
    box,
  );
}

/** Number, then x and y of the card's middle as fractions of the box. */
const COVER = [
  [12, 0.17, 0.66],
  [23, 0.385, 0.5],
  [37, 0.6, 0.6],
  [64, 0.81, 0.4],
] as const;

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
