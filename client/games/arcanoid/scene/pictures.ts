import { drawFlag } from "../../../art/flags.ts";
import { type Context, disc, fill, line, roundRect, within } from "../../../art/pen.ts";
import { THEMES, type Theme } from "../../../art/theme.ts";
import type { Drawable } from "../../../canvas/drawable.ts";
import type { Painter as TablePainter } from "../../../canvas/stage.ts";
import { ICONS } from "../../../ui/icons.ts";
import * as art from "../art/index.ts";
import { drawBay } from "./bay.ts";
import { type ArcanoidDrawing, type ArcanoidPicture, drawnFor } from "./picture.ts";

type Painter<Of extends ArcanoidDrawing["of"]> = (
  drawing: Extract<ArcanoidDrawing, { readonly of: Of }>,
  size: number,
  theme: Theme,
) => Drawable;

/** `draw` starts at the upper left corner; `room` is the margin in px. */
const sheet = (width: number, height: number, room: number, draw: (ctx: Context) => void): Drawable => ({
  width: width + 2 * room,
  height: height + 2 * room,
  size: width,
  draw(ctx) {
    ctx.translate(-width / 2, -height / 2);
    draw(ctx);
  },
});

const INK = "#1b2b3a";
const PAPER = "#fbf4e6";
/** Reach of a card's shadow, in px. */
const SHADOW = { lying: 4, held: 14 } as const;

/** Height in px of a strength's pill before scaling. */
const PILL = 30;

const PAINTERS: { readonly [Of in ArcanoidDrawing["of"]]: Painter<Of> } = {
  bay: ({ bay }, size, theme) => sheet(size, bay.height, 0, (ctx) => drawBay(ctx, bay, theme)),
  coast: ({ field, height, state, name }, size, theme) =>
    sheet(size, height, art.BOOM, (ctx) => art.drawCoast(ctx, field, size, height, theme, state, name)),
  card: cardPainting,
  strength: strengthPainting,
  legal: legalPainting,
  sandbar: ({ height }, size, theme) =>
    sheet(size, height, art.SAND_REACH, (ctx) => art.drawSandbar(ctx, size, height, theme)),
  settling: ({ height }, size, theme) =>
    sheet(size, height, 4, (ctx) => {
      ctx.setLineDash([7, 5]);
      line(ctx, INK, 4.5, roundRect(0, 0, size, height, 9));
      line(ctx, THEMES[theme].gold, 2.5, roundRect(0, 0, size, height, 9));
    }),
  ring: ({ height }, size, theme) =>
    sheet(size, height, 8, (ctx) => {
      const { line: edge, gold } = THEMES[theme];
      line(ctx, edge, 6.5, roundRect(-2, -2, size + 4, height + 4, size * 0.08 + 2));
      line(ctx, gold, 3.5, roundRect(-2, -2, size + 4, height + 4, size * 0.08 + 2));
    }),
  flag: ({ seat }, size) => sheet(size, size * 0.8, 2, (ctx) => drawFlag(ctx, seat, size)),
  stolen: ({ from, to }, size, theme) =>
    sheet(size, size * 0.36, 3, (ctx) => {
      const { gold, line: edge } = THEMES[theme];
      const [high, flag] = [size * 0.36, size * 0.27];
      const tag = roundRect(0, 0, size, high, high * 0.3);
      fill(ctx, gold, tag);
      line(ctx, edge, 2, tag);
      art.drawMark(ctx, "stolen", size / 2, high / 2, high * 0.36, INK, gold);
      for (const [seat, x] of [
        [from, size * 0.07],
        [to, size * 0.93 - flag],
      ] as const) {
        ctx.save();
        ctx.translate(x, (high - flag * 0.8) / 2);
        drawFlag(ctx, seat, flag);
        ctx.restore();
      }
    }),
  lowered: ({ isJudged }, size, theme) =>
    sheet(size, size, 3, (ctx) => {
      const { panel, ink2, rule } = THEMES[theme];
      fill(ctx, panel, disc(size / 2, size / 2, size / 2));
      line(ctx, isJudged ? THEMES[theme].coral : rule, 2, disc(size / 2, size / 2, size / 2));
      art.drawMark(ctx, "abdicated", size / 2, size / 2, size * 0.32, ink2, panel);
    }),
  star: ({ mark }, size, theme) =>
    sheet(size, size, 3, (ctx) => {
      fill(ctx, INK, disc(size / 2, size / 2, size / 2));
      art.drawMark(ctx, mark, size / 2, size / 2, size * 0.36, THEMES[theme].gold, INK);
    }),
  berth: (_, size, theme) =>
    sheet(size, size, 2, (ctx) => {
      const tone = theme === "contrast" ? "#ffffff" : theme === "dark" ? "#3c6a78" : "#8abfbe";
      ctx.globalAlpha = theme === "contrast" ? 1 : 0.75;
      line(ctx, tone, 2.2, disc(size / 2, size * 0.42, size * 0.27));
      line(ctx, tone, 1, new Path2D(`M2 ${size * 0.85}H${size - 2}`));
    }),
  rope: (_, size, theme) =>
    sheet(size, 20, 6, (ctx) => {
      ctx.translate(0, 4);
      art.drawRope(ctx, size, theme);
    }),
  ripple: (_, size) =>
    sheet(size, size * 0.5, 3, (ctx) => {
      ctx.scale(1, 0.5);
      line(ctx, "rgba(255,255,255,.85)", 3, disc(size / 2, size / 2, Math.max(0, size / 2 - 2)));
    }),
  kite: (_, size, theme) =>
    sheet(size, size, 3, (ctx) => {
      fill(ctx, THEMES[theme].gold, disc(size / 2, size / 2, size / 2));
      line(ctx, INK, 2, disc(size / 2, size / 2, size / 2));
      art.drawMark(ctx, "stolen", size / 2, size / 2, size * 0.36, INK, THEMES[theme].gold);
    }),
  eye: (_, size, theme) =>
    sheet(size, size, 3, (ctx) => {
      const { panel, ink } = THEMES[theme];
      fill(ctx, panel, disc(size / 2, size / 2, size / 2));
      line(ctx, ink, 1.5, disc(size / 2, size / 2, size / 2));
      ctx.scale(size / 20, size / 20);
      line(ctx, ink, 1.6, new Path2D(ICONS.eye));
    }),
  shut: (_, size, theme) =>
    sheet(size, size * 0.4, 2, (ctx) => {
      const { ink, panel } = THEMES[theme];
      fill(ctx, ink, roundRect(0, 0, size, size * 0.4, size * 0.1));
      fill(ctx, panel, roundRect(size * 0.14, size * 0.14, size * 0.72, size * 0.12, size * 0.05));
    }),
};

export function paintingOf({ drawing, size }: ArcanoidPicture, theme: Theme): Drawable {
  const paint = PAINTERS[drawing.of] as Painter<ArcanoidDrawing["of"]>;
  return paint(drawing as never, size, theme);
}

/** A card's back; other pieces look the same from both sides. */
function backOf(picture: ArcanoidPicture): ArcanoidPicture {
  const { drawing, size } = picture;
  return drawing.of === "card" ? drawnFor({ ...drawing, face: "back" }, size) : picture;
}

export const painterFor = (theme: Theme): TablePainter => ({
  paint: (picture) => paintingOf(picture as ArcanoidPicture, theme),
  back: (picture) => backOf(picture as ArcanoidPicture),
  isWorded: () => false,
});

function cardPainting(
  { face, cut, look }: Extract<ArcanoidDrawing, { of: "card" }>,
  size: number,
  theme: Theme,
): Drawable {
  const whole = size * art.RATIO;
  const height = cut ?? whole;
  const isHeld = look === "held";
  return sheet(size, height, isHeld ? SHADOW.held : SHADOW.lying, (ctx) => {
    const radius = size * 0.08;
    const edge = roundRect(0, 0, size, height, radius);
    if (theme !== "contrast") {
      ctx.save();
      ctx.shadowColor = `rgba(${THEMES[theme].shadow},${isHeld ? 0.4 : 0.35})`;
      const { a } = ctx.getTransform();
      ctx.shadowBlur = (isHeld ? 10 : 3) * a;
      ctx.shadowOffsetY = (isHeld ? 4 : 1.5) * a;
      fill(ctx, PAPER, edge);
      ctx.restore();
    }
    within(ctx, edge, () => {
      if (face === "back") art.drawBack(ctx, size, theme);
      else art.drawCard(ctx, face, size, theme);
      if (look !== "dim") return;
      fill(ctx, theme === "light" ? "rgba(160,176,178,.52)" : "rgba(6,16,24,.58)", edge);
    });
  });
}

const strengthWidth = (text: string, hasMark: boolean): number =>
  (text.length === 0 ? 0 : text.replace("½", "5").length * 10.5 + 6) + (hasMark ? 22 : 0) + 14;

/** `size` is the pill's height. */
function strengthPainting(
  { text, mark, leads }: Extract<ArcanoidDrawing, { of: "strength" }>,
  size: number,
  theme: Theme,
): Drawable {
  const width = strengthWidth(text, mark !== undefined);
  const { gold, ink, onInk, line: edge } = THEMES[theme];
  const [ground, tone] = leads ? [gold, INK] : theme === "contrast" ? ["#000000", "#ffffff"] : [ink, onInk];
  const scale = size / PILL;
  return {
    width: (width + 8) * scale,
    height: size + 8 * scale,
    size,
    draw(ctx) {
      ctx.scale(scale, scale);
      ctx.translate(-width / 2, -PILL / 2);
      fill(
        ctx,
        leads ? edge : theme === "contrast" ? "#ffffff" : PAPER,
        roundRect(-2, -2, width + 4, PILL + 4, PILL / 2 + 2),
      );
      fill(ctx, ground, roundRect(0, 0, width, PILL, PILL / 2));
      if (mark) art.drawMark(ctx, mark, text ? 17 : width / 2, PILL / 2, 9.5, tone, ground);
      writeIn(ctx, text, mark ? (width + 20) / 2 : width / 2, PILL / 2 + 1, 19, tone);
    },
  };
}

function writeIn(ctx: Context, text: string, x: number, y: number, size: number, tone: string): void {
  ctx.font = `700 ${size}px ${art.NUMERAL_FONT}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillStyle = tone;
  ctx.fillText(text, x, y);
}

function legalPainting(
  { text, mark, height, isTarget, behind, isFrame }: Extract<ArcanoidDrawing, { of: "legal" }>,
  size: number,
  theme: Theme,
): Drawable {
  const { legal, gold, line: edge } = THEMES[theme];
  const [ground, tone] = theme === "contrast" ? ["#000000", "#ffffff"] : [legal, INK];
  return sheet(size, height, 8, (ctx) => {
    const bank = roundRect(0, 0, size, height, Math.min(14, height * 0.28));
    if (isFrame) {
      line(ctx, edge, 7, bank);
      line(ctx, isTarget ? gold : PAPER, 4, bank);
      const q = Math.min(15, height * 0.3);
      fill(ctx, edge, disc(size - q, q, q + 2));
      fill(ctx, ground, disc(size - q, q, q));
      if (mark) art.drawMark(ctx, mark, size - q, q, q * 0.62, tone, ground);
      else writeIn(ctx, text, size - q, q + 1, q * 0.9, tone);
      return;
    }
    if (isTarget) {
      line(ctx, edge, 9, bank);
      line(ctx, gold, 5.5, bank);
    } else line(ctx, theme === "contrast" ? "#ffffff" : PAPER, 5, bank);
    fill(ctx, ground, bank);
    const isNoted = height > 80;
    const tall = Math.min(34, height * 0.62, size * 0.3);
    const [x, y] = [behind === undefined || isNoted ? size / 2 : size * 0.34, height * (isNoted ? 0.42 : 0.53)];
    if (mark) art.drawMark(ctx, mark, x, y, Math.min(tall * 0.5, 15), tone, ground);
    else writeIn(ctx, text, x, y, tall, tone);
    if (behind === undefined || isNoted) return;
    // A small berth has no room for a note, so the strength ahead goes here.
    writeIn(ctx, `< ${behind}`, size * 0.74, y, tall * 0.62, tone);
    if (behind === "") art.drawMark(ctx, "couple", size * 0.84, y, tall * 0.3, tone, ground);
  });
}

export const strengthSize = (text: string, hasMark: boolean, height: number) => ({
  width: (strengthWidth(text, hasMark) * height) / PILL,
  height,
});
