import { alpha, mix } from "../../../../art/colour.ts";
import { dot, pairs, rect } from "../../../../art/pen.ts";
import { LAMP } from "../palette.ts";
import type { TranquilityArtContext } from "../scene.ts";

export const dim = (s: TranquilityArtContext, colour: string, t = 0.35) =>
  mix(colour, s.night ? s.p.sky[0] : s.p.rock[1], t);

export const bark = (s: TranquilityArtContext) => mix(s.p.rock[2], s.p.roof, 0.25);

export const white = (s: TranquilityArtContext) => (s.night ? mix(s.p.wall, "#ffffff", 0.2) : "#fffdf6");

export function glow(s: TranquilityArtContext, x: number, y: number, r: number) {
  const { ctx } = s;
  if (!s.night) return;
  for (const [k, a] of pairs([1, 0.13, 0.62, 0.17, 0.34, 0.26])) dot(ctx, alpha(LAMP, a), x, y, r * k);
}

export function pane(s: TranquilityArtContext, x: number, y: number, w = 1.3, h = 1.7) {
  const { ctx } = s;
  rect(ctx, s.night ? LAMP : s.p.ink, x - w / 2, y - h, w, h);
}

export const shadeOf = (s: TranquilityArtContext, colour: string) =>
  mix(colour, s.night ? "#0b1330" : s.p.rock[1], 0.38);
