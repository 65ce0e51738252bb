import { alpha, mix } from "../../../art/colour.ts";
import { lerp, TAU } from "../../../art/numbers.ts";
import { around, bar, cut, dab, dot, fill, pairs, pebble, rect, rough } from "../../../art/pen.ts";
import { islandAt } from "./gazetteer.ts";
import { sunAt } from "./palette.ts";
import { BASE, HORIZON, type TranquilityArtContext } from "./scene.ts";
import { CLOAK, LAND, SEA, SKY } from "./traits/traits.ts";

export function paintPicture(s: TranquilityArtContext): void {
  paintSky(s);
  paintSea(s);
  paintIsland(s);
}

export function paintIsland(s: TranquilityArtContext): void {
  const { raise, traits } = islandAt(s.number);
  const ground = raise(s);
  for (const { kind, place, height, scale } of traits) {
    const x = lerp(ground.left, ground.right, place);
    LAND[kind]?.(s, x, height ? heightOf(height) : ground.at(x) + 0.6, scale);
  }
  for (const layer of [CLOAK, SEA]) {
    for (const { kind, place, height, scale } of traits) {
      layer[kind]?.(s, place * 100, height ? height * 100 : 63, scale);
    }
  }
}

/** y of a trait's height: 0 is high in the picture, 1 the waterline, more than 1 just below it. */
const heightOf = (height: number) => (height > 1 ? BASE + (height - 1) * 6 : lerp(14, BASE, height));

function paintSky(s: TranquilityArtContext): void {
  const { ctx, p, r, number, night } = s;
  const sun = sunAt(number);
  rect(ctx, p.sky[0], -20, 0, 140, HORIZON + 1);
  for (const [i, at] of [0.36, 0.7].entries()) {
    const tone = i ? p.sky[2] : p.sky[1];
    const above = i ? p.sky[1] : p.sky[0];
    const y = HORIZON * at;
    rect(ctx, tone, -20, y, 140, HORIZON + 1 - y);
    for (let k = 0; k < 7; k++) {
      const x = r.between(-20, 90);
      const w = r.between(22, 60);
      const b = y - r.between(-2.2, 4.5);
      const colour = b > y ? mix(tone, above, 0.5) : tone;
      dab(ctx, colour, x, b, x + w, b + r.between(-0.5, 0.5), r.between(0.6, 1.5));
    }
  }
  if (night) paintStars(s);
  const size = s.small ? 8.4 : 6;
  if (night) {
    dot(ctx, alpha(p.sun, 0.09), sun.x, sun.y, size * 1.9);
    fill(ctx, p.sun, crescent(sun.x, sun.y, size));
  } else {
    dot(ctx, alpha(p.sun, 0.22), sun.x, sun.y, size * 1.75);
    fill(ctx, p.sun, pebble(sun.x, sun.y, size, size, r, 0.025, 14));
  }
  paintWeather(s);
  for (const { kind, place, height, scale } of islandAt(number).traits) {
    SKY[kind]?.(s, place * 100, (height ?? 0.24) * 100, scale);
  }
}

/** The crescent always opens to the upper right. */
export function crescent(x: number, y: number, r: number): Path2D {
  const path = new Path2D();
  const tilt = -0.6;
  const bite = r * 0.86;
  const away = r * 0.52;
  const reach = Math.acos((away * away + r * r - bite * bite) / (2 * away * r));
  const inner = Math.acos((away * away + bite * bite - r * r) / (2 * away * bite));
  path.arc(x, y, r, tilt + reach, tilt - reach + TAU);
  path.arc(
    x + Math.cos(tilt) * away,
    y + Math.sin(tilt) * away,
    bite,
    tilt + Math.PI + inner,
    tilt + Math.PI - inner,
    true,
  );
  path.closePath();
  return path;
}

function paintWeather(s: TranquilityArtContext): void {
  const { ctx, p, r, number } = s;
  if (r.chance(0.45)) return;
  const x = sunAt(number).x + (sunAt(number).x < 50 ? 1 : -1) * r.between(30, 52);
  const tone = mix(p.cloud, p.sky[2], 0.25);
  for (let i = 0; i < 6; i++)
    fill(
      ctx,
      i % 2 ? tone : mix(tone, p.sky[1], 0.18),
      pebble(
        x + (i - 2.5) * r.between(3.4, 5),
        HORIZON - 3 - r.between(0, 5.5) * (1 - Math.abs(i - 2.5) / 3),
        r.between(4, 6.5),
        r.between(2.6, 4.4),
        r,
        0.08,
        12,
      ),
    );
  dab(ctx, tone, x - 24, HORIZON - 1.6, x + 24, HORIZON - 1.6, 1.4);
}

function paintStars(s: TranquilityArtContext): void {
  const { ctx, r } = s;
  for (let i = 0; i < 22; i++) {
    const x = r.between(3, 97);
    const y = r.between(3, HORIZON - 8);
    const k = r.between(0.3, 0.62);
    if (i % 7) dot(ctx, alpha("#fff6dc", r.between(0.5, 0.95)), x, y, k);
    else
      for (const [dx, dy] of pairs([1, 0, 0, 1]))
        dab(ctx, "#fff6dc", x - dx * 1.9, y - dy * 1.9, x + dx * 1.9, y + dy * 1.9, 0.42);
  }
}

function paintSea(s: TranquilityArtContext): void {
  const { ctx, p, r, number } = s;
  const sun = sunAt(number);
  for (let i = 0; i < 2; i++)
    if (r.chance(0.8)) {
      const x = r.between(4, 96);
      const w = r.between(9, 20);
      const h = r.between(2, 5.5);
      cut(ctx, mix(p.far, p.sky[2], i * 0.35), [
        [x - w, HORIZON + 0.5],
        ...rough(r, 1.6, 2, around(x, HORIZON, w, h, [-1, 0, -0.3, -1, 0.2, -0.7, 1, 0])),
        [x + w, HORIZON + 0.5],
      ]);
    }
  rect(ctx, p.sea[0], -20, HORIZON, 140, 60);
  rect(ctx, p.sea[1], -20, HORIZON + 11, 140, 60);
  for (let i = 0; i < 9; i++) {
    const x = r.between(-15, 95);
    const w = r.between(14, 46);
    const y = HORIZON + 11 + r.between(-5, 5);
    dab(ctx, y > HORIZON + 11 ? mix(p.sea[0], p.sea[1], 0.45) : p.sea[1], x, y, x + w, y, r.between(0.4, 0.9));
  }
  for (let i = 0; i < 7; i++) {
    const y = HORIZON + 1.4 + i * 1.5;
    const w = r.between(2, 7 - i * 0.4);
    dab(ctx, alpha(p.sun, 0.75 - i * 0.06), sun.x - w + r.between(-2, 2), y, sun.x + w, y, 0.42);
  }
  bar(ctx, mix(p.sky[2], "#ffffff", s.night ? 0.08 : 0.35), 0.4, -20, HORIZON, 120, HORIZON);
}
