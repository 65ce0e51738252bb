import { FLAGGED } from "../../../art/flag-designs.ts";
import { drawFlag } from "../../../art/flags.ts";
import * as gallery from "../../../art/gallery.ts";
import * as art from "../art/index.ts";

const LABEL = "41 − 38 = 3";

/** Adds a margin for parts that reach beyond a card. */
const show = (
  ...picture: [into: Element, label: string, width: number, height: number, draw: (ctx: art.Context) => void]
) => gallery.show(...picture, art.BLEED);

export function showMarks(theme: art.Theme): void {
  const box = gallery.section(`Marks, ${theme}`, art.SEAS[theme].base);
  const size = 76;
  const mark = (label: string, draw: (ctx: art.Context) => void) => show(box, label, size, size, draw);
  const card = (ctx: art.Context, number: number, side: art.Side = "day") => {
    art.drawShadow(ctx, size, theme);
    art.drawIslandCard(ctx, number, size, side, theme);
  };
  const corner = (ctx: art.Context, draw: () => void) => {
    ctx.translate(size - 24, -6);
    draw();
  };
  mark("empty", (ctx) => art.drawSpace(ctx, size, theme));
  for (const cost of [0, 1, 2, 3, 4]) {
    mark(cost ? `costs ${cost}` : "free", (ctx) => art.drawLegalSpace(ctx, size, theme, cost));
  }
  mark("sets the price", (ctx) => {
    card(ctx, 38);
    art.drawRing(ctx, size, theme);
  });
  mark("under the pointer", (ctx) => {
    card(ctx, 41);
    art.drawRing(ctx, size, theme);
    corner(ctx, () => art.drawCostDisc(ctx, 30, theme, 3));
  });
  show(box, "sum", 110, art.LABEL_HEIGHT, (ctx) => art.drawLabel(ctx, LABEL, theme));
  mark("last move", (ctx) => {
    card(ctx, 53);
    corner(ctx, () => drawFlag(ctx, 1, 26));
  });
  for (const pale of [false, true]) {
    mark(pale ? "to be turned" : "wrong side", (ctx) => {
      card(ctx, 26, "night");
      corner(ctx, () => art.drawTurnBadge(ctx, 26, theme, { pale }));
    });
  }
  mark("no space left", (ctx) => {
    card(ctx, 26);
    ctx.translate(2, 30);
    art.drawSpareBadge(ctx, 16);
  });
  mark("not open yet", (ctx) => art.drawClosedSpace(ctx, size, theme));
  for (const glyph of ["anchor", "light"] as const) mark(glyph, (ctx) => art.drawSlot(ctx, glyph, size, theme));
  for (const side of ["day", "night"] as const) {
    for (const open of [undefined, "left", "right", "both"] as const) {
      show(box, open ? `run by ${side}, open ${open}` : `run by ${side}`, 150, size, (ctx) =>
        art.drawRun(ctx, 150, size, side, theme, open),
      );
    }
  }
  for (let rig = 0; rig < 6; rig++) show(box, "", 50, 50, (ctx) => art.drawBoat(ctx, 50, { rig, theme }));
  for (const seat of FLAGGED) show(box, `seat ${seat}`, 44, 36, (ctx) => drawFlag(ctx, seat, 44));
}
