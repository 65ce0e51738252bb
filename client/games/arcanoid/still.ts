import { type ArcanoidFace, FIELDS } from "../../../shared/games/arcanoid/cards.ts";
import type { Event } from "../../../shared/games/arcanoid/events.ts";
import type { State } from "../../../shared/games/arcanoid/state.ts";
import type { Context } from "../../art/pen.ts";
import { drawSea } from "../../art/sea.ts";
import type { Piece, PieceKey } from "../../canvas/pose.ts";
import { drawTable } from "../../canvas/still.ts";
import type { Size } from "../../contract/layout.ts";
import type { Still } from "../../contract/parts.ts";
import { latest, type Timeline } from "../../contract/timeline.ts";
import { type ArcanoidLayout, layout } from "./scene/layout.ts";
import { drawnFor } from "./scene/picture.ts";
import { painterFor, paintingOf } from "./scene/pictures.ts";
import { lying, NO_DRAFT, Z } from "./scene/view.ts";
import { stolenAt, winnersAt } from "./tableaux.ts";

/** The size of the window that is laid out, in px. Its lower part is empty for spectators, and is not drawn. */
const WINDOW = ({ width, height }: Size): Size => ({ width, height: height + 175 });

/** The margins of the picture above the coasts and below the shore, in px. */
const [ABOVE, BELOW] = [14, 8];

/** The largest width of a row's flag, and its distance from the edge, in px. */
const [FLAG, EDGE] = [38, 14];

/** The flag of each row, instead of its name. */
const flagsOf = ({ frame, order }: ArcanoidLayout, seats: number): (readonly [PieceKey, Piece])[] =>
  frame.rows.flatMap(({ name }, row) => {
    const seat = order[row]!;
    if (seat >= seats) return [];
    const size = Math.min(FLAG, name.height * 0.9);
    const at = [EDGE + size / 2, name.y + name.height / 2, size] as const;
    return [[`flag:${seat}`, lying({ of: "flag", seat }, ...at, { z: Z.tag })] as const];
  });

async function drawMatch(ctx: Context, timeline: Timeline<State, Event>, box: Size): Promise<void> {
  const match = latest(timeline);
  const { log } = timeline;
  const viewport = WINDOW(box);
  const tableau = layout({
    match,
    seat: undefined,
    viewport,
    draft: NO_DRAFT,
    stay: "playing",
    won: winnersAt(log, log.length),
    stolen: stolenAt(log, log.length),
  });
  const { pieces, frame } = tableau;
  const top = frame.coasts[FIELDS[0]!]!.y - ABOVE;
  const focus = { x: 0, y: top, width: viewport.width, height: frame.shore + BELOW - top };
  const flagged = new Map([...pieces, ...flagsOf(tableau, match.config.seats)]);
  drawTable(ctx, { pieces: flagged, viewport, focus }, painterFor("light"), box);
}

/** The hand on the cover, from left to right. */
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
