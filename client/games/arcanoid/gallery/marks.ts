import { FIELDS } from "../../../../shared/games/arcanoid/cards.ts";
import { section, show } from "../../../art/gallery.ts";
import { disc, dot, line } from "../../../art/pen.ts";
import { THEMES } from "../../../art/theme.ts";
import * as art from "../art/index.ts";
import { BLEED, GROUNDS } from "./cards.ts";

const STATES: readonly art.CoastState[] = [
  { kind: "open" },
  { kind: "tempered" },
  { kind: "world" },
  { kind: "won", seat: 3 },
];
const NAMES = ["Swords", "Staves", "Cups", "Coins"];

/** Draws a mark of `size` px on a dot in the panel's colour, which extends a quarter of the size beyond it. */
export function drawDottedMark(ctx: art.Context, name: art.MarkName, size: number, theme: art.Theme): void {
  const { ink, panel } = THEMES[theme];
  dot(ctx, panel, size / 2, size / 2, size * 0.75);
  if (theme === "contrast") line(ctx, "#ffffff", 2, disc(size / 2, size / 2, size * 0.75));
  art.drawMark(ctx, name, size / 2, size / 2, size / 2, ink, panel);
}

export function showMarks(theme: art.Theme): void {
  for (const size of [19, 38, 15]) {
    const box = section(`Marks, ${theme}, ${size} px`, GROUNDS[theme]);
    for (const name of art.MARK_NAMES)
      show(
        box,
        size > 30 ? name : "",
        size,
        size,
        (ctx) => drawDottedMark(ctx, name, size, theme),
        Math.round(size * 0.4),
      );
  }
}

export function showCoasts(theme: art.Theme): void {
  const box = section(`Coasts, ${theme}`, GROUNDS[theme]);
  for (const state of STATES)
    for (const field of FIELDS)
      show(box, "", 192, 96 + art.BOOM, (ctx) => art.drawCoast(ctx, field, 192, 96, theme, state, NAMES[field]), BLEED);
  for (const field of FIELDS) show(box, "", 88, 62, (ctx) => art.drawCoast(ctx, field, 88, 62, theme), BLEED);
  for (const field of FIELDS)
    show(box, "", 100, 58, (ctx) => art.drawCoast(ctx, field, 100, 58, theme, STATES[0], NAMES[field]), BLEED);
  show(box, "", 772, 86, (ctx) => art.drawSandbar(ctx, 772, 86, theme), art.SAND_REACH);
  show(box, "", 200, 24, (ctx) => art.drawRope(ctx, 200, theme), 8);
}
