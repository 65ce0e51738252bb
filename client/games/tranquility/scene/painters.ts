import type { IslandSide } from "../../../../shared/games/tranquility/cards.ts";
import { numberOf } from "../../../../shared/games/tranquility/cards.ts";
import { drawFlag } from "../../../art/flags.ts";
import type { Drawable } from "../../../canvas/drawable.ts";
import type { Painter as TablePainter } from "../../../canvas/stage.ts";
import * as art from "../art/index.ts";
import { backOf, type TranquilityDrawing, type TranquilityPicture } from "./drawings.ts";
import type { Mood, SeaBackdrop } from "./frame.ts";
import {
  dim,
  drawArrow,
  drawGap,
  drawLegal,
  drawLit,
  drawPanel,
  drawPath,
  drawPointer,
  moved,
  outline,
  POINTER,
  sink,
} from "./strokes.ts";
import { isWorded } from "./view.ts";

type Painter<Drawn> = (drawing: Drawn, size: number, theme: art.Theme, specials: art.Specials) => Drawable;

/** `room`: px of margin. `draw` begins at the square's top left corner. */
function squared(size: number, room: number, draw: (ctx: CanvasRenderingContext2D) => void): Drawable {
  const side = size + room * 2;
  return { width: side, height: side, size, draw: (ctx) => moved(ctx, -size / 2, -size / 2, draw) };
}

/** In px. Small, because all pixels of a moving card, visible or not, are drawn in every frame. */
const SHADOW = { placed: 13, held: 28 } as const;

const PAINTERS: { readonly [Of in TranquilityDrawing["of"]]: Painter<TranquilityDrawing & { readonly of: Of }> } = {
  card: (card, size, theme, specials) => {
    const { how } = card;
    return squared(size, how ? SHADOW.held : SHADOW.placed, (ctx) => {
      art.drawShadow(ctx, size, theme, { held: how !== undefined });
      drawFace(ctx, card, size, theme, specials);
      if (how === "index dim") dim(ctx, size, theme);
    });
  },
  sea: ({ sea }, size, theme) => seaPainting(sea, size, theme),
  boat: ({ rig, bare }, size, theme) =>
    squared(size, 2, (ctx) => {
      if (bare) {
        ctx.beginPath();
        ctx.rect(0, size * 0.63, size, size);
        ctx.clip();
      }
      art.drawBoat(ctx, size, { rig, theme });
    }),
  islet: ({ mood }, size, theme) =>
    squared(size, 2, (ctx) => {
      art.drawIslet(ctx, size, seaOf(mood, theme));
      if (mood === "lost") sink(ctx, size, size);
    }),
  slot: ({ glyph, mood }, size, theme) =>
    squared(size, 2, (ctx) => {
      art.drawSlot(ctx, glyph, size, theme);
      if (mood === "lost") sink(ctx, size, size);
    }),
  deep: (_, size, theme) => squared(size, 2, (ctx) => art.drawClosedSpace(ctx, size, theme)),
  dial: (_, size) => squared(size, 2, (ctx) => art.drawDial(ctx, size)),
  pointer: (_, size) => squared(size, 2, (ctx) => art.drawDialPointer(ctx, size)),
  lantern: (_, size) => squared(size, 2, (ctx) => art.drawLantern(ctx, size)),
  turn: ({ pale }, size, theme) => squared(size, 4, (ctx) => art.drawTurnBadge(ctx, size, theme, { pale })),
  panel: ({ height }, size, theme) => panelPainting(size, height, theme),
  run: ({ height, side, open }, size, theme) => runPainting(size, height, side, theme, open),
  legal: ({ label }, size, theme) => squared(size, art.BLEED, (ctx) => drawLegal(ctx, label, size, theme)),
  path: ({ stretches }, size, theme) => pathPainting(stretches, size, theme),
  ring: (_, size, theme) => squared(size, art.BLEED, (ctx) => art.drawRing(ctx, size, theme)),
  price: ({ cost }, size, theme) => squared(size, art.BLEED, (ctx) => art.drawCostDisc(ctx, size, theme, cost)),
  sum: ({ text }, size, theme) => labelPainting(text, size, theme),
  worth: ({ side, text }, size, theme) => labelPainting(text, size, theme, side),
  flag: ({ seat }, size) => squared(size, 3, (ctx) => moved(ctx, 0, size * 0.1, () => drawFlag(ctx, seat, size))),
  quay: ({ height }, size, theme) => quayPainting(size, height, theme),
  place: (_, size) => squared(size, 2, (ctx) => art.dashed(ctx, "#fff6e2", Math.min(2.2, size * 0.05), size)),
  gap: (_, size, theme) => squared(size, 2, (ctx) => drawGap(ctx, size, theme)),
  given: (_, size, theme) => squared(size, 4, (ctx) => drawArrow(ctx, size, theme, -1)),
  paid: (_, size, theme) => squared(size, 4, (ctx) => drawArrow(ctx, size, theme, 1)),
  arrow: (_, size, theme) => ({ width: size, height: POINTER, size, draw: (ctx) => drawPointer(ctx, size, theme) }),
  spare: (_, size) => squared(size, 4, (ctx) => art.drawSpareBadge(ctx, size)),
  ripple: (_, size) => squared(size, 4, (ctx) => outline(ctx, size, "rgba(255,255,255,.85)", 2.5)),
  lamp: ({ side, height }, size) => lampPainting(side, size, height),
  lit: (_, size) => squared(size, 22, (ctx) => drawLit(ctx, size)),
  seam: (_, size) =>
    squared(size, 0, (ctx) =>
      art.drawLightLine(ctx, [
        [size * 0.3, size / 2],
        [size * 0.7, size / 2],
      ]),
    ),
  beam: (_, size) =>
    squared(size, 0, (ctx) =>
      moved(ctx, size / 2, size / 2, () => {
        for (const [angle, strength] of [
          [2.72, 0.6],
          [-0.42, 0.4],
        ] as const) {
          ctx.save();
          ctx.rotate(angle);
          art.drawBeam(ctx, size / 2, 0.11, strength);
          ctx.restore();
        }
      }),
    ),
};

export function paintingOf({ drawing, size }: TranquilityPicture, theme: art.Theme, specials: art.Specials): Drawable {
  const paint = PAINTERS[drawing.of] as Painter<TranquilityDrawing>;
  return paint(drawing, size, theme, specials);
}

/** `specials` returns those loaded so far. */
export const painterFor = (theme: art.Theme, specials: () => art.Specials): TablePainter => ({
  paint: (picture) => paintingOf(picture as TranquilityPicture, theme, specials()),
  back: (picture) => backOf(picture as TranquilityPicture),
  isWorded,
});

function drawFace(
  ctx: CanvasRenderingContext2D,
  { face, how, side = "day", value, explorer }: TranquilityDrawing & { readonly of: "card" },
  size: number,
  theme: art.Theme,
  specials: art.Specials,
) {
  const index = how !== undefined;
  const number = face === "back" ? undefined : numberOf(face);
  if (number !== undefined) art.drawIslandCard(ctx, number, size, side, theme, { index });
  else if (face === "back") art.drawBack(ctx, size, theme, { deck: explorer ? "explorer" : "islands" });
  else {
    const special = specials[face === "border" ? "joker" : (face as art.SpecialName)];
    if (!special) throw new Error(`${face} was not loaded`);
    art.drawSpecial(ctx, special, size, theme, { index, value });
  }
}

function panelPainting(width: number, height: number, theme: art.Theme): Drawable {
  const draw = (ctx: CanvasRenderingContext2D) =>
    moved(ctx, -width / 2, -height / 2, () => drawPanel(ctx, width, height, theme));
  return { width: width + 44, height: height + 44, size: width, draw };
}

function pathPainting(stretches: readonly (readonly art.Point[])[], size: number, theme: art.Theme): Drawable {
  return { width: size, height: size, size, draw: (ctx) => drawPath(ctx, stretches, theme) };
}

function runPainting(width: number, height: number, side: IslandSide, theme: art.Theme, open?: art.RowEnd): Drawable {
  const draw = (ctx: CanvasRenderingContext2D) =>
    moved(ctx, -width / 2, -height / 2, () => art.drawRun(ctx, width, height, side, theme, open));
  return { width: width + 2 * art.BLEED, height: height + 2 * art.BLEED, size: width, draw };
}

function labelPainting(text: string, size: number, theme: art.Theme, side?: IslandSide): Drawable {
  const scale = size / art.LABEL_HEIGHT;
  const width = (text.length * 9 + 40) * scale;
  const draw = (ctx: CanvasRenderingContext2D) => {
    ctx.scale(scale, scale);
    const own = art.labelWidth(ctx, text);
    moved(ctx, -own / 2, -art.LABEL_HEIGHT / 2, () => art.drawLabel(ctx, text, theme, side));
  };
  return { width, height: size + 8, size, draw };
}

function quayPainting(width: number, height: number, theme: art.Theme): Drawable {
  const scale = height / art.QUAY.height;
  const draw = (ctx: CanvasRenderingContext2D) =>
    moved(ctx, -width / 2, -height / 2, () => {
      ctx.scale(scale, scale);
      art.drawQuay(ctx, width / scale, theme, { taken: art.QUAY.places });
    });
  return { width: width + 2, height: height + 2, size: width, draw };
}

/** The light has three flat tones, strongest in the middle. */
function lampPainting(side: IslandSide, width: number, height: number): Drawable {
  const tone = side === "night" ? "10,22,44" : "255,214,122";
  const draw = (ctx: CanvasRenderingContext2D) => {
    for (const part of [1, 0.62, 0.28]) {
      ctx.fillStyle = `rgba(${tone},.2)`;
      ctx.beginPath();
      ctx.moveTo((-width * part) / 2 + width * 0.12, -height / 2);
      ctx.lineTo((width * part) / 2 + width * 0.12, -height / 2);
      ctx.lineTo((width * part) / 2 - width * 0.12, height / 2);
      ctx.lineTo((-width * part) / 2 - width * 0.12, height / 2);
      ctx.fill();
    }
  };
  return { width: width * 1.3, height, size: width, draw };
}

const seaOf = (mood: Mood, theme: art.Theme): art.SeaName => (mood === "evening" ? art.EVENINGS[theme] : theme);

function seaPainting(sea: SeaBackdrop, size: number, theme: art.Theme): Drawable {
  const { width, height } = sea.size;
  const { cape, rose, night } = sea;
  const water: art.Water = {
    sea: seaOf(sea.mood, theme),
    land: sea.land,
    ...(sea.aside ? { aside: sea.shore } : { shore: sea.shore }),
    ...(cape ? { farShore: { x: cape[0], y: cape[1] } } : {}),
    ...(night === undefined ? {} : { night }),
    ...(rose ? { rose: { x: rose.x, y: rose.y, radius: rose.size / 2 } } : {}),
  };
  const draw = (ctx: CanvasRenderingContext2D) =>
    moved(ctx, -width / 2, -height / 2, () => {
      art.drawWater(ctx, width, height, water);
      for (const cell of sea.cells) {
        moved(ctx, cell.x - cell.size / 2, cell.y - cell.size / 2, () => art.drawSpace(ctx, cell.size, theme));
      }
      if (sea.mood === "lost") sink(ctx, width, height);
    });
  return { width, height, size, draw };
}
