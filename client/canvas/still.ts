import { type Context, roundRect, within } from "../art/pen.ts";
import type { Theme } from "../art/theme.ts";
import type { Rect, Size } from "../contract/layout.ts";
import type { Still } from "../contract/parts.ts";
import type { Timeline } from "../contract/timeline.ts";
import { clamp } from "../layout/lengths.ts";
import type { Piece, Pieces } from "./pose.ts";
import type { Painter } from "./stage.ts";

/** `focus` is the part that must be visible. */
interface FramedTable {
  readonly pieces: Pieces;
  readonly viewport: Size;
  readonly focus: Rect;
}

/** @throws Error if there is no 2D canvas */
export async function drawnStill(still: Still, timeline: Timeline, box: Size, theme: Theme) {
  const canvas = Object.assign(document.createElement("canvas"), box);
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("no 2D canvas");
  await still.table(ctx, timeline, box, theme);
  return canvas;
}

/** Uses the largest scale at which the focus fits, or a larger one with which the table fills the box. */
export function drawTable(ctx: Context, { pieces, viewport, focus }: FramedTable, painter: Painter, box: Size): void {
  const fitting = Math.min(box.width / focus.width, box.height / focus.height);
  const scale = Math.max(fitting, box.width / viewport.width, box.height / viewport.height);
  const shift = (middle: number, room: number, whole: number) =>
    clamp(room / 2 - middle * scale, room - whole * scale, 0);
  within(ctx, roundRect(0, 0, box.width, box.height, 0), () => {
    ctx.translate(
      shift(focus.x + focus.width / 2, box.width, viewport.width),
      shift(focus.y + focus.height / 2, box.height, viewport.height),
    );
    ctx.scale(scale, scale);
    const seen = [...pieces.values()].filter(({ alpha }) => alpha > 0);
    for (const piece of seen.toSorted((a, b) => a.z - b.z)) drawPiece(ctx, piece, painter);
  });
}

function drawPiece(ctx: Context, piece: Piece, painter: Painter): void {
  const { x, y, size, turn, faceUp, lift, alpha } = piece;
  const painting = painter.paint(faceUp < 0.5 ? painter.back(piece.picture) : piece.picture);
  const { width, height } = painting;
  const scale = (size / painting.size) * (1 + lift * 0.004);
  ctx.save();
  ctx.globalAlpha = alpha;
  ctx.translate(x, y - lift);
  ctx.rotate((turn * Math.PI) / 180);
  ctx.scale(scale * Math.abs(2 * faceUp - 1), scale);
  // Textures on the live board clip in the same way.
  within(ctx, roundRect(-width / 2, -height / 2, width, height, 0), () =>
    painting.draw(ctx as CanvasRenderingContext2D),
  );
  ctx.restore();
}
