/** Sky in three bands, a far coast, and water in two bands. */
import { alpha, mix } from "../../../art/colour.ts";
import { cut, dab, dot, fill, pairs, pebble, rect } from "../../../art/pen.ts";
import type { Hour } from "./palette.ts";
import { type ArcanoidArtContext, HORIZON } from "./scene.ts";

type Sun = readonly [x: number, y: number, radius: number];

interface Weather {
  readonly sun?: Sun;
  readonly stars?: boolean;
  readonly cloud?: boolean;
  readonly far?: boolean;
}

/** y at which near water begins. */
const NEAR = HORIZON + 22;

export function drawSky(
  s: ArcanoidArtContext,
  hour: Hour,
  { sun, stars = false, cloud = false, far = true }: Weather = {},
): void {
  const { ctx, r } = s;
  drawBands(s, hour);
  if (stars) {
    for (let i = 0; i < 34; i++)
      dot(ctx, alpha("#fff6dc", r.between(0.5, 1)), r.between(2, 98), r.between(3, HORIZON - 12), r.between(0.3, 0.75));
  }
  if (sun) {
    dot(ctx, alpha(hour.sun, 0.25), sun[0], sun[1], sun[2] * 1.7);
    dot(ctx, hour.sun, ...sun);
  }
  if (far) drawFar(s, hour);
  if (cloud) drawCloud(s, hour);
  drawWater(s, hour);
  if (sun) {
    for (let i = 0; i < 8; i++) {
      const [w, y] = [9 - i * 0.7, HORIZON + 2.4 + i * 2.6];
      dab(ctx, alpha(hour.sun, 0.7 - i * 0.06), sun[0] - w + r.between(-2, 2), y, sun[0] + w, y, 0.6);
    }
  }
  rect(ctx, mix(hour.sky[2], "#ffffff", 0.35), -2, HORIZON - 0.3, 104, 0.6);
}

function drawBands({ ctx, r }: ArcanoidArtContext, { sky }: Hour): void {
  rect(ctx, sky[0], -2, -2, 104, 170);
  for (const [above, at] of [0.4, 0.74].entries()) {
    const tone = sky[above + 1]!;
    const y = HORIZON * at;
    rect(ctx, tone, -2, y, 104, HORIZON - y + 2);
    for (let i = 0; i < 9; i++) {
      const [x, w, up] = [r.between(-30, 80), r.between(26, 64), r.between(-6, 4.5)];
      const streak = up < 0 ? mix(tone, sky[above]!, 0.55) : tone;
      dab(ctx, streak, x, y - up, x + w, y - up + r.between(-0.6, 0.6), r.between(0.7, 1.9));
    }
  }
}

function drawFar({ ctx, r }: ArcanoidArtContext, { far, sky }: Hour): void {
  for (let i = 0; i < 3; i++) {
    const [x, w, h] = [r.between(4, 96), r.between(16, 30), r.between(3, 8)];
    const [foot, top] = [HORIZON + 0.6, HORIZON - h];
    const skyline = [x - w * 0.4, HORIZON - h * 0.7, x - w * 0.1, top, x + w * 0.3, HORIZON - h * 0.55];
    cut(ctx, mix(far, sky[2], 0.1 + i * 0.22), pairs([x - w, foot, ...skyline, x + w, foot]));
  }
}

function drawCloud({ ctx, r }: ArcanoidArtContext, { sky }: Hour): void {
  const [x, y] = [r.between(28, 70), HORIZON * r.between(0.5, 0.62)];
  const tone = mix(sky[2], "#ffffff", 0.3);
  for (let i = 0; i < 6; i++) {
    const up = (i % 2 ? 2.4 : 0.6) * (1.6 - Math.abs(i - 2.5) / 2);
    const puff = pebble(x + (i - 2.5) * 6, y - up, r.between(4, 7), r.between(2.6, 4), r, 0.06);
    fill(ctx, i % 2 ? tone : mix(tone, sky[1], 0.25), puff);
  }
  dab(ctx, tone, x - 27, y + 2, x + 27, y + 2, 1.6);
}

function drawWater({ ctx, r }: ArcanoidArtContext, { sea: [far, near] }: Hour): void {
  rect(ctx, far, -2, HORIZON, 104, 80);
  rect(ctx, near, -2, NEAR, 104, 80);
  const between = mix(far, near, 0.5);
  for (let i = 0; i < 12; i++) {
    const [x, w, y] = [r.between(-20, 90), r.between(16, 50), NEAR + r.between(-9, 9)];
    dab(ctx, y > NEAR ? between : near, x, y, x + w, y, r.between(0.5, 1.1));
  }
}

/** Draws near water from y down, in front of swimmers. */
export function drawShallows({ ctx, r }: ArcanoidArtContext, { sea: [far, near] }: Hour, y: number): void {
  rect(ctx, near, -2, y, 104, 70);
  for (let i = 0; i < 7; i++) {
    const [x, w, down] = [r.between(-10, 80), r.between(12, 34), r.between(1, 160 - y)];
    dab(ctx, mix(far, near, 0.4), x, y + down, x + w, y + down, 0.7);
  }
}
