import type { Seat } from "../../../../shared/engine/contract/events.ts";
import { drawFlag } from "../../../art/flags.ts";
import { drawLogo } from "../../../art/logo.ts";
import { type Context, fill, roundRect, write } from "../../../art/pen.ts";
import { THEMES, type Theme } from "../../../art/theme.ts";
import type { Rect } from "../../../contract/layout.ts";
import { t } from "../../../i18n/t.ts";
import { SOURCE_SIZE } from "./film-areas.ts";
import type { Places } from "./frame-source.tsx";

export interface FilmCaption {
  readonly title: string;
  readonly standing: string;
  readonly move: string;
  /** The fraction of the match shown so far, 0..1. */
  readonly part: number;
  /** By seat. */
  readonly names: readonly string[];
}

/** Padding of the caption and width of a flag, in px of the source. */
const PAD = 24;
const FLAG = 24;

/** Draws the names on the player panels, and everything else below the table. */
export function drawCaption(
  ctx: Context,
  { title, standing, move, part, names }: FilmCaption,
  at: Places,
  theme: Theme,
): void {
  const { panel, ink, ink2, rule } = THEMES[theme];
  ctx.textBaseline = "middle";
  for (const [seat, place] of at.plaques) drawName(ctx, names[seat] ?? "", seat, place, ink);
  const { x, y, width, height } = at.caption;
  // A caption as wide as the frame has no rounded corners.
  fill(ctx, panel, roundRect(x, y, width, height, width < SOURCE_SIZE.width ? 18 : 0));
  const [left, right] = [x + PAD, x + width - PAD];
  const [first, second, foot] = [y + height * 0.26, y + height * 0.57, y + height - 22];
  const marked = drawPlace(ctx, right, first, ink2);
  write(ctx, title, left, first, marked - left - PAD, `700 30px ${TITLE}`, ink);
  ctx.font = `600 21px ${TEXT}`;
  const counted = ctx.measureText(move).width;
  write(ctx, move, right - counted, second, counted + 1, `600 21px ${TEXT}`, ink2);
  const who = at.plaques.length > 0 ? [] : [names.join(", ")];
  const says = [...who, standing].filter((text) => text !== "").join(" · ");
  write(ctx, says, left, second, right - counted - left - PAD, `600 21px ${TEXT}`, ink);
  fill(ctx, rule, roundRect(left, foot, right - left, 6, 3));
  if (part > 0) fill(ctx, ink, roundRect(left, foot, (right - left) * part, 6, 3));
}

const TITLE = "Literata, serif";
const TEXT = "Figtree, sans-serif";

function drawName(ctx: Context, name: string, seat: Seat, { x, y, width }: Rect, tone: string): void {
  ctx.save();
  ctx.translate(x + 10, y + 7);
  drawFlag(ctx, seat, FLAG);
  ctx.restore();
  write(ctx, name, x + FLAG + 18, y + 17, width - FLAG - 24, `600 16px ${TEXT}`, tone);
}

/**
 * Draws the logo and the site's name, aligned to the right.
 * @returns their left edge, in px
 */
function drawPlace(ctx: Context, right: number, y: number, tone: string): number {
  const { place } = t();
  ctx.font = `600 22px ${TITLE}`;
  const begins = right - ctx.measureText(place).width;
  write(ctx, place, begins, y, right - begins + 1, ctx.font, tone);
  drawLogo(ctx, begins - 24, y + 2, 14, tone);
  return begins - 40;
}
