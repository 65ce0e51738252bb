import type { ArcanoidFace } from "../../../shared/games/arcanoid/cards.ts";
import type { Event } from "../../../shared/games/arcanoid/events.ts";
import type { State } from "../../../shared/games/arcanoid/state.ts";
import type { Context } from "../../art/pen.ts";
import { drawSea } from "../../art/sea.ts";
import type { Theme } from "../../art/theme.ts";
import type { Piece, PieceKey } from "../../canvas/pose.ts";
import { drawTable } from "../../canvas/still.ts";
import { AREAS, type PageAreas, type Size } from "../../contract/layout.ts";
import type { Still } from "../../contract/parts.ts";
import { latest, type Timeline } from "../../contract/timeline.ts";
import { type ArcanoidLayout, layout } from "./scene/layout.ts";
import { drawnFor } from "./scene/picture.ts";
import { painterFor, paintingOf } from "./scene/pictures.ts";
import { lying, NO_DRAFT, Z } from "./scene/view.ts";
import { stolenAt, winnersAt } from "./tableaux.ts";

/** Maximum width of a flag, and its distance from the edge, in px. */
const [FLAG, EDGE] = [38, 14];

/** `coast` is a fraction of the picture's height; the others are px. */
const LENGTHS = { coast: 0.14, top: 14, right: 20, beach: 22, names: 50, shelf: 120 } as const;

/** Flags at the left, water beside them; the home shore is below the visible picture. */
function areasIn({ width, height }: Size): PageAreas {
  const { coast, top, right, beach, names, shelf } = LENGTHS;
  const x = EDGE + names + shelf;
  const board = { x, y: top, width: width - right - x, height: height - beach - top };
  const y = top + height * coast;
  const players = { x: EDGE, y, width: names, height: top + board.height - y };
  const below = { x, y: height + 40, width, height: 175 };
  const named = AREAS.map((area) => [area, below] as const);
  return {
    shape: "desktop",
    summary: "instead",
    rects: { ...Object.fromEntries(named), board, players } as PageAreas["rects"],
    plaques: [],
  };
}

/** Flags replace the names of the rows. */
const flagsOf = ({ frame, order }: ArcanoidLayout, seats: number): (readonly [PieceKey, Piece])[] =>
  frame.rows.flatMap(({ name }, row) => {
    const seat = order[row]!;
    if (seat >= seats) return [];
    const size = Math.min(FLAG, name.height * 0.9);
    const at = [EDGE + size / 2, name.y + name.height / 2, size] as const;
    return [[`flag:${seat}`, lying({ of: "flag", seat }, ...at, { z: Z.tag })] as const];
  });

async function drawMatch(ctx: Context, timeline: Timeline<State, Event>, box: Size, theme: Theme): Promise<void> {
  const match = latest(timeline);
  const { log } = timeline;
  const tableau = layout({
    match,
    seat: undefined,
    viewport: box,
    areas: areasIn(box),
    draft: NO_DRAFT,
    stay: "playing",
    won: winnersAt(log, log.length),
    stolen: stolenAt(log, log.length),
  });
  const pieces = new Map([...tableau.pieces, ...flagsOf(tableau, match.config.seats)]);
  const focus = { x: 0, y: 0, ...box };
  drawTable(ctx, { pieces, viewport: box, focus }, painterFor(theme), box);
}

/** From left to right. */
const COVER: readonly ArcanoidFace[] = ["t0", "t9", "t17", "t21", "t19"];

export const still: Still<State, Event> = {
  table: drawMatch,
  cover(ctx, { width, height }) {
    drawSea(ctx, width, height, "light");
    const size = width * 0.26;
    for (const [i, face] of COVER.entries()) {
      const off = i - (COVER.length - 1) / 2;
      ctx.save();
      // The fan turns around a point far below.
      ctx.translate(width / 2, height * 0.54 + width);
      ctx.rotate(off * 0.15);
      ctx.translate(0, -width);
      paintingOf(drawnFor({ of: "card", face, look: "held" }, size), "light").draw(ctx as CanvasRenderingContext2D);
      ctx.restore();
    }
  },
};
