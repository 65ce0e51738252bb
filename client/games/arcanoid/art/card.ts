/** The same face, width and theme always give the same picture. */

import {
  type ArcanoidFace,
  type CardMeaning,
  cardOf,
  codeOf,
  type Field,
  KING,
  KNAVE,
  KNIGHT,
  QUEEN,
} from "../../../../shared/games/arcanoid/cards.ts";
import { alpha } from "../../../art/colour.ts";
import { drawLogo } from "../../../art/logo.ts";
import { rng, TAU } from "../../../art/numbers.ts";
import { type Context, disc, dot, fill, line, rect, roundRect, triples, within } from "../../../art/pen.ts";
import type { Theme } from "../../../art/theme.ts";
import { drawIndex } from "./corner.ts";
import { drawLonePip, drawPips } from "./counted.ts";
import { PAPER, paletteOfSuit, TRUMP } from "./palette.ts";
import type { Person } from "./people/figure.ts";
import { KINGS } from "./people/kings.ts";
import { KNAVES } from "./people/knaves.ts";
import { KNIGHTS } from "./people/knights.ts";
import { QUEENS } from "./people/queens.ts";
import { type ArcanoidArtContext, HEIGHT, WIDTH } from "./scene.ts";
import { drawShore } from "./shore.ts";
import { drawSign } from "./signs.ts";
import { drawSky } from "./sky.ts";
import { TRUMPS } from "./trumps/trumps.ts";

export type CardId = ArcanoidFace;

export const RATIO = HEIGHT / WIDTH;

/** In hundredths of the card's width. */
const CARD = { radius: 8, edge: 2.4 } as const;

/** Below this width in px, a number card shows only its index and one pip. */
const SMALL = 64;

/** Draws a card of `width` px. `picture` draws on 100 x 160 units; its parameter is the width of the edge. */
function sheet(ctx: Context, width: number, tone: string, picture: (edge: number) => void): void {
  const k = width / WIDTH;
  const edge = Math.max(CARD.edge, 1.1 / k);
  ctx.save();
  ctx.scale(k, k);
  fill(ctx, tone, roundRect(0, 0, WIDTH, HEIGHT, CARD.radius));
  const inside = roundRect(edge, edge, WIDTH - 2 * edge, HEIGHT - 2 * edge, CARD.radius - edge * 0.7);
  within(ctx, inside, () => picture(edge));
  ctx.restore();
}

/** Trumps have another edge than other cards, so that players recognize them quickly. */
const edgeOf = (card: CardMeaning, theme: Theme): string =>
  card.kind === "trump" ? (theme === "contrast" ? "#ffffff" : TRUMP.edge) : PAPER;

/**
 * Draws a card of `width` px, `RATIO` times as high, at the origin. Scale the context by the density first, and load
 * Literata 700.
 */
export function drawCard(ctx: Context, face: CardId, width: number, theme: Theme = "light"): void {
  const card = cardOf(face);
  const small = width < SMALL;
  sheet(ctx, width, edgeOf(card, theme), (edge) => {
    const s: ArcanoidArtContext = { ctx, r: rng((codeOf(face) + 1) * 7919) };
    drawPicture(s, card, small);
    if (card.kind !== "trump" && !small) drawShore(ctx, card.suit, paletteOfSuit(card.suit).plate);
    drawIndex(ctx, card, width, theme);
    if (card.kind === "trump" && theme !== "contrast") {
      const [w, h] = [WIDTH - 2 * edge, HEIGHT - 2 * edge];
      line(ctx, alpha(TRUMP.ink, 0.7), small ? 1.4 : 0.8, roundRect(edge + 0.7, edge + 0.7, w - 1.4, h - 1.4, 5.6));
    }
  });
}

/** The sun in each suit's sky: x, y and radius. Each coin itself shows a sun. */
const SUNS: Readonly<Record<Field, readonly [number, number, number] | undefined>> = {
  0: [80, 24, 8],
  1: [77, 24, 8],
  2: [78, 24, 8],
  3: undefined,
};

const COURTS: Readonly<Record<number, Readonly<Record<Field, Person>>>> = {
  [KNAVE]: KNAVES,
  [KNIGHT]: KNIGHTS,
  [QUEEN]: QUEENS,
  [KING]: KINGS,
};

function drawPicture(s: ArcanoidArtContext, card: CardMeaning, small: boolean): void {
  if (card.kind === "trump") {
    TRUMPS[card.number]!(s);
    return;
  }
  const sun = SUNS[card.suit];
  const p = paletteOfSuit(card.suit);
  drawSky(s, p, { ...(sun && { sun }), cloud: card.kind === "numeric" && card.rank % 3 === 1 });
  const people = COURTS[card.rank];
  if (people) {
    people[card.suit](s, p);
    return;
  }
  if (small) drawLonePip(s.ctx, card.suit);
  else drawPips(s.ctx, card.suit, card.rank);
}

/** Colours of edge, water, rings and marks. The plum water distinguishes the back from those of other games. */
const BACKS = {
  light: [PAPER, "#3b2c54", "#8a6fa8", "#f6dca4"],
  dark: ["#d9cfb8", "#3b2c54", "#8a6fa8", "#f6dca4"],
  contrast: ["#ffffff", "#10222d", "#ffffff", "#ffffff"],
} as const;
const CENTRE = HEIGHT / 2;

export function drawBack(ctx: Context, width: number, theme: Theme = "light"): void {
  const [edge, ground, ring, mark] = BACKS[theme];
  const small = width < SMALL;
  sheet(ctx, width, edge, () => {
    rect(ctx, ground, -2, -2, WIDTH + 4, HEIGHT + 4);
    drawRings(ctx, ring, small);
    line(ctx, alpha(mark, 0.75), small ? 2 : 0.9, roundRect(6.4, 6.4, WIDTH - 12.8, HEIGHT - 12.8, 4.4));
    dot(ctx, ground, 50, CENTRE, 18.4);
    line(ctx, alpha(mark, 0.85), small ? 2.2 : 1, disc(50, CENTRE, 18.4));
    drawLogo(ctx, 50, CENTRE, 12.6, mark);
    if (small) return;
    for (const [suit, x, y] of triples([0, 17, 17, 1, 83, 17, 2, 17, 143, 3, 83, 143])) {
      dot(ctx, ground, x, y, 7.6);
      drawSign(ctx, suit as Field, x, y, 5, mark);
    }
  });
}

function drawRings(ctx: Context, tone: string, small: boolean): void {
  const r = rng(606);
  for (let i = 0; i < 10; i += small ? 2 : 1) {
    const start = r() * TAU;
    for (const from of [start, start + Math.PI]) {
      const ring = disc(50, CENTRE, 24 + i * 7.6, from, from + r.between(2.4, 3));
      line(ctx, alpha(tone, 0.9 - i * 0.075), small ? 3 : 1.5 - i * 0.07, ring);
    }
  }
}
