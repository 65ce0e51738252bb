import { mix } from "../../../../art/colour.ts";
import { lerp } from "../../../../art/numbers.ts";
import {
  around,
  blob,
  cut,
  dab,
  fill,
  type Point,
  polygon,
  rough,
  shifted,
  speckle,
  within,
} from "../../../../art/pen.ts";
import type { TranquilityTones } from "../palette.ts";
import { BASE, type TranquilityArtContext } from "../scene.ts";
import {
  type Bump,
  beach,
  bell,
  body,
  canopy,
  type Extent,
  foam,
  grounded,
  landOf,
  MIDDLE,
  type Pillar,
  shallows,
  span,
  stones,
  strata,
} from "./ground.ts";

/** `holes`: [x, width, height], from left to right. */
export function arch(
  s: TranquilityArtContext,
  { width, height, holes, green = true }: Extent & { holes: readonly Pillar[]; green?: boolean },
) {
  const x = MIDDLE;
  const { ctx, p, r, side } = s;
  const x0 = x - width / 2;
  const x1 = x + width / 2;
  const top = BASE - height;
  const lee = -side;
  const skyline = rough(r, 2.4, 2, [
    [x0, BASE],
    [x0 + 4, BASE - height * 0.55],
    [x0 + width * 0.16, top + 2],
    [x - 2, top],
    [x1 - width * 0.2, top + 3],
    [x1 - 5, BASE - height * 0.5],
    [x1, BASE],
  ]);
  const doors = holes.map((hole) => doorOf(s, hole));
  shallows(s, x0, x1);
  const shape = polygon([...skyline, ...doors.toReversed().flatMap((door) => door.toReversed())]);
  fill(ctx, p.rock[0], shape);
  within(ctx, shape, () => {
    const crease = rough(r, 3, 3, [
      [x + lee * width * 0.22, top - 2],
      [x + lee * width * 0.3, BASE - height * 0.6],
      [x + lee * width * 0.27, BASE - height * 0.3],
      [x + lee * width * 0.36, BASE + 2],
    ]);
    cut(ctx, p.rock[1], [...crease, [x + lee * 60, BASE + 2], [x + lee * 60, top - 2]]);
    speckle(ctx, crease, side * 8, 0, p.rock[1], r, 70, 0.4);
    for (const [i, door] of doors.entries()) cut(ctx, p.rock[2], vaultOf(door, holes[i]!, side));
    for (let i = 0; i < 7; i++) {
      const a = r.between(x0 + 4, x1 - 6);
      const y = top + r.between(6, height * 0.7);
      const tone = (a - x) * lee > width * 0.28 ? p.rock[2] : p.rock[1];
      dab(ctx, tone, a, y, a + r.between(4, 10), y + r.between(-0.5, 0.8), 0.5);
    }
  });
  const feet = [x0, ...holes.flatMap(([hx, w]) => [hx - w / 2, hx + w / 2]), x1];
  for (let i = 0; i < feet.length; i += 2) foam(s, feet[i]!, feet[i + 1]!);
  if (green) {
    const turf = skyline.filter(([, y]) => y < top + 5);
    const every = turf.filter((_, i) => i % 2 === 0);
    canopy(s, shifted(every, 0, 0.6), 2.5);
  }
  return landOf(skyline);
}

const doorOf = ({ r }: TranquilityArtContext, [x, width, height]: Pillar): readonly Point[] =>
  rough(
    r,
    1,
    2,
    around(x, BASE, width, height, [-0.5, 0, -0.47, -0.45, -0.3, -0.84, 0, -1, 0.28, -0.88, 0.46, -0.5, 0.5, 0], 2),
  );

/** The shaded ceiling of a hole, and its wall on the lit side. */
const vaultOf = (door: readonly Point[], [x, width]: Pillar, side: number): Point[] =>
  door.map(([a, b]): Point => [x + (a - x) * 1.12 + side * width * 0.12, BASE + (b - BASE) * 1.13]);

/** `high`: the side of the wall, 1 right, -1 left. */
export function cliff(
  s: TranquilityArtContext,
  { high, width, height, chalk = false }: Extent & { high: -1 | 1; chalk?: boolean },
) {
  const x = MIDDLE;
  const { ctx, p, r } = s;
  const x0 = x - width / 2;
  const x1 = x + width / 2;
  const flip = (a: number) => (high > 0 ? a : 2 * x - a);
  const chalky: TranquilityTones = [mix(p.wall, p.rock[0], 0.18), mix(p.wall, p.rock[1], 0.42), p.rock[1]];
  const tones = chalk ? chalky : p.rock;
  const raw = rough(r, 1.8, 2, [
    [x0, BASE],
    [x0 + width * 0.14, BASE - height * 0.2],
    [x0 + width * 0.42, BASE - height * 0.58],
    [x0 + width * 0.66, BASE - height * 0.93],
    [x1 - width * 0.14, BASE - height],
    [x1 - width * 0.09, BASE - height * 0.62],
    [x1 - width * 0.05, BASE - height * 0.25],
    [x1, BASE],
  ]);
  const skyline = high > 0 ? raw : raw.map(([a, y]): Point => [flip(a), y]).reverse();
  shallows(s, x0, x1);
  foam(s, x0, x1);
  const shape = polygon(grounded(skyline, BASE));
  const land = landOf(skyline);
  const facing = high === s.side;
  fill(ctx, facing ? tones[0] : tones[1], shape);
  within(ctx, shape, () => {
    for (let i = 0; i < 8; i++) {
      const a = flip(x0 + width * r.between(0.2, 0.95));
      const y = BASE - height * r.between(0.25, 0.8);
      cut(ctx, facing ? tones[1] : tones[2], [
        [a, y],
        [a + 2, y + 1],
        [a + r.between(0.5, 3), BASE - r() * 4],
        [a - 1, BASE - r() * 4],
      ]);
    }
    strata(s, shape, BASE - height * 0.8, BASE - 3, 7, facing ? tones[1] : tones[2], x0, x1);
    const edge = rough(r, 2.6, 2, [
      [x0 - 2, BASE - 1],
      [x0 + width * 0.2, BASE - height * 0.1],
      [x0 + width * 0.45, BASE - height * 0.34],
      [x0 + width * 0.66, BASE - height * 0.7],
      [x1 - width * 0.12, BASE - height + 3],
    ]).map(([a, y]): Point => [flip(a), y]);
    cut(ctx, p.leaf[1], [...edge, [flip(x1 - width * 0.1), BASE - height - 4], [flip(x0), 0], [flip(x0 - 4), BASE]]);
    const upper = edge.map(([a, y]): Point => [a, y - 2 - r()]);
    cut(ctx, p.leaf[0], [...upper, [flip(x1 - width * 0.1), BASE - height - 4], [flip(x0), 0], [flip(x0 - 4), BASE]]);
    speckle(ctx, upper, 0, -6, p.leaf[2], r, 60, 0.45);
  });
  stones(s, flip(x1 - 2) < x ? x0 : x1 - 13, flip(x1 - 2) < x ? x0 + 13 : x1, 4, tones);
  beach(s, high > 0 ? x0 : x1 - 18, high > 0 ? x0 + 18 : x1, 1.4);
  return land;
}

export function cove(
  s: TranquilityArtContext,
  { left = [26, 20, 22], right = [76, 17, 17] }: { left?: Bump; right?: Bump },
) {
  const { ctx, p } = s;
  const [lx, lw] = left;
  const [rx, rw] = right;
  const x0 = lx - lw;
  const x1 = rx + rw;
  shallows(s, x0, x1);
  const far = span(lx, rx).map((a): Point => [a, BASE - 5 - 2.5 * bell((a - 50) / 40)]);
  cut(ctx, p.leaf[1], [...far, [rx, BASE], [lx, BASE]]);
  const every = far.filter((_, i) => i % 3 === 1);
  canopy(s, shifted(every, 0, 1), 2.4);
  const lines = [left, right].map(([cx, w, h]) => {
    const k = span(cx - w, cx + w).map((a): Point => [a, BASE - h * bell((a - cx) / w) ** 0.8]);
    body(s, k, p.leaf, { specks: 40, lean: 0.1 });
    return k;
  });
  blob(ctx, p.sand, [
    [lx - 2, BASE - 1.5],
    [lerp(lx, rx, 0.3), BASE - 3.4],
    [lerp(lx, rx, 0.6), BASE - 3.2],
    [rx + 2, BASE - 1.5],
    [rx + 6, BASE + 1],
    [lerp(lx, rx, 0.5), BASE + 0.6],
    [lx - 6, BASE + 1],
  ]);
  stones(s, x0, lx - 2, 4.2);
  stones(s, rx + 3, x1, 4);
  foam(s, x0, x1, BASE + 0.2);
  return landOf(
    ...lines,
    span(lx, rx, 3).map((a): Point => [a, BASE - 3]),
  );
}
