/** Drawings that only the table needs. By default each begins at the origin and is `size` px wide. */
import * as art from "../art/index.ts";
import type { SpaceLabel } from "./drawings.ts";

/** Draws with the origin at (x, y). */
export function moved(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  draw: (ctx: CanvasRenderingContext2D) => void,
) {
  ctx.save();
  ctx.translate(x, y);
  draw(ctx);
  ctx.restore();
}

export function dim(ctx: CanvasRenderingContext2D, size: number, theme: art.Theme): void {
  ctx.globalAlpha = theme === "light" ? 0.34 : 0.3;
  ctx.fillStyle = theme === "light" ? "#cbb896" : "#000000";
  ctx.beginPath();
  ctx.roundRect(0, 0, size, size, size * 0.09);
  ctx.fill();
}

/** Darkens what has been drawn, for a lost match. */
export function sink(ctx: CanvasRenderingContext2D, width: number, height: number): void {
  ctx.save();
  ctx.globalCompositeOperation = "source-atop";
  ctx.fillStyle = "rgba(6,20,34,.38)";
  ctx.fillRect(0, 0, width, height);
  ctx.restore();
}

export function outline(ctx: CanvasRenderingContext2D, size: number, tone: string, width: number): void {
  ctx.strokeStyle = tone;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.roundRect(width / 2, width / 2, size - width, size - width, size * 0.09);
  ctx.stroke();
}

export function drawGap(ctx: CanvasRenderingContext2D, size: number, theme: art.Theme): void {
  ctx.globalAlpha = 0.5;
  art.dashed(ctx, art.THEMES[theme].ink, 2, size);
}

export function drawLegal(
  ctx: CanvasRenderingContext2D,
  label: SpaceLabel | undefined,
  size: number,
  theme: art.Theme,
): void {
  art.drawLegalSpace(ctx, size, theme, typeof label === "number" ? label : undefined);
  if (typeof label !== "object") return;
  if ("word" in label) art.writeOnBank(ctx, label.word, size);
  else moved(ctx, size / 4, size / 4, () => art.drawGlyph(ctx, label.glyph, size / 2, "#1b2b3a"));
}

/** Draws dots along each stretch, a tip at its end, and fainter dots to the next one. */
export function drawPath(
  ctx: CanvasRenderingContext2D,
  stretches: readonly (readonly art.Point[])[],
  theme: art.Theme,
): void {
  ctx.save();
  ctx.strokeStyle = theme === "contrast" ? "#ffffff" : "rgba(255,255,255,.5)";
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  stretches.forEach((points, i) => {
    dots(ctx, points, 3.2, 11);
    const [from, to] = [points.at(-2), points.at(-1)];
    if (from && to) tip(ctx, from, to);
    const next = stretches[i + 1]?.[0];
    if (!to || !next) return;
    ctx.save();
    ctx.globalAlpha *= 0.5;
    dots(ctx, [to, next], 2, 11);
    ctx.restore();
  });
  ctx.restore();
}

function dots(ctx: CanvasRenderingContext2D, points: readonly art.Point[], width: number, apart: number): void {
  ctx.setLineDash([0, apart]);
  ctx.lineWidth = width;
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.stroke();
}

function tip(ctx: CanvasRenderingContext2D, [ax, ay]: art.Point, [bx, by]: art.Point): void {
  const way = Math.atan2(by - ay, bx - ax);
  ctx.setLineDash([]);
  ctx.lineWidth = 3.2;
  ctx.beginPath();
  for (const [i, turn] of [2.5, 0, -2.5].entries()) {
    const reach = i === 1 ? 4 : 12;
    ctx.lineTo(bx + Math.cos(way + turn) * reach, by + Math.sin(way + turn) * reach);
  }
  ctx.stroke();
}

/** `way`: -1 up to the quay, 1 down to the pile. */
export function drawArrow(ctx: CanvasRenderingContext2D, size: number, theme: art.Theme, way: 1 | -1): void {
  const c = size / 2;
  const disc = (radius: number, tone: string) => {
    ctx.fillStyle = tone;
    ctx.beginPath();
    ctx.arc(c, c, radius, 0, Math.PI * 2);
    ctx.fill();
  };
  disc(c + 2.5, "#1b2b3a");
  disc(c, art.THEMES[theme].gold);
  ctx.strokeStyle = "#1b2b3a";
  ctx.lineWidth = Math.max(2, size * 0.1);
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  const reach = size * 0.24 * way;
  ctx.beginPath();
  ctx.moveTo(c, c - reach);
  ctx.lineTo(c, c + reach);
  ctx.moveTo(c - size * 0.18, c + reach * 0.25);
  ctx.lineTo(c, c + reach);
  ctx.lineTo(c + size * 0.18, c + reach * 0.25);
  ctx.stroke();
}

/** Height in px, with tip and outline. */
export const POINTER = 34;

/** The arrow points to the right, centred on the origin. */
export function drawPointer(ctx: CanvasRenderingContext2D, length: number, theme: art.Theme): void {
  const [end, tip, wing, shaft] = [length / 2 - 2, 20, POINTER / 2 - 5, 3];
  ctx.beginPath();
  ctx.moveTo(-end, -shaft / 2);
  for (const [x, y] of [
    [end - tip, -shaft],
    [end - tip, -wing],
    [end, 0],
    [end - tip, wing],
    [end - tip, shaft],
    [-end, shaft / 2],
  ] as const)
    ctx.lineTo(x, y);
  ctx.closePath();
  ctx.lineJoin = "round";
  ctx.strokeStyle = "#1b2b3a";
  ctx.lineWidth = 4;
  ctx.stroke();
  ctx.fillStyle = art.THEMES[theme].gold;
  ctx.fill();
}

export function drawLit(ctx: CanvasRenderingContext2D, size: number): void {
  ctx.save();
  ctx.shadowColor = "rgba(255,205,110,.75)";
  ctx.shadowBlur = 16 * ctx.getTransform().a;
  ctx.fillStyle = "#ffd98a";
  ctx.beginPath();
  ctx.roundRect(-2.5, -2.5, size + 5, size + 5, size * 0.09 + 2.5);
  ctx.fill();
  ctx.restore();
}

export function drawPanel(ctx: CanvasRenderingContext2D, width: number, height: number, theme: art.Theme): void {
  const { panel, shadow, rule } = art.THEMES[theme];
  const sheet = () => {
    ctx.beginPath();
    ctx.roundRect(0, 0, width, height, Math.min(16, height / 4));
  };
  ctx.save();
  if (theme !== "contrast") {
    ctx.shadowColor = `rgba(${shadow},.24)`;
    ctx.shadowBlur = 18 * ctx.getTransform().a;
    ctx.shadowOffsetY = 7 * ctx.getTransform().a;
  }
  ctx.fillStyle = panel;
  sheet();
  ctx.fill();
  ctx.restore();
  if (theme !== "contrast") return;
  ctx.strokeStyle = rule;
  ctx.lineWidth = 2;
  sheet();
  ctx.stroke();
}
