import { mix } from "../../../../art/colour.ts";
import { lerp } from "../../../../art/numbers.ts";
import {
  cut,
  dab,
  fill,
  type Point,
  type Polyline,
  polygon,
  rough,
  shifted,
  speckle,
  trace,
  within,
} from "../../../../art/pen.ts";
import { BASE, type TranquilityArtContext } from "../scene.ts";
import {
  type Bump,
  beach,
  bell,
  body,
  type Extent,
  foam,
  grounded,
  landOf,
  MIDDLE,
  shallows,
  span,
  stones,
  tufts,
} from "./ground.ts";

export function hills(s: TranquilityArtContext, { bumps }: { bumps: readonly Bump[] }) {
  const { ctx, p, r } = s;
  const x0 = Math.min(...bumps.map(([x, w]) => x - w));
  const x1 = Math.max(...bumps.map(([x, w]) => x + w));
  const skyline = span(x0, x1).map(
    (x): Point => [x, BASE - Math.hypot(...bumps.map(([c, w, h]) => h * bell((x - c) / w)))],
  );
  shallows(s, x0, x1);
  foam(s, x0, x1);
  const shape = body(s, skyline, p.leaf, { lean: 0.1, wiggle: 1.5, specks: 80 });
  const land = landOf(skyline);
  within(ctx, shape, () => {
    for (const [x, w, h] of bumps) {
      for (let i = 0; i < 5; i++) {
        const t = r.between(0.1, 0.6);
        const cx = x + s.side * w * r.between(0.1, 0.5);
        dab(ctx, p.leaf[2], cx - 3, BASE - h * (1 - t), cx + 3, BASE - h * (1 - t) + 0.5, 0.6, -0.8);
      }
    }
  });
  tufts(s, land, 12, p.leaf[1]);
  beach(s, x0 + 3, x1 - 3, 1.6);
  stones(s, lerp(x0, x1, 0.08), lerp(x0, x1, 0.3), 3.2);
  stones(s, lerp(x0, x1, 0.72), lerp(x0, x1, 0.9), 2.6);
  return land;
}

export function fields(s: TranquilityArtContext) {
  const [x, width, height] = [MIDDLE, 76, 24];
  const { ctx, p, side } = s;
  const land = hills(s, { bumps: [[x, width / 2, height]] });
  const meadow = span(x - width / 2, x + width / 2).map((a): Point => [a, land.at(a) + 0.4]);
  const shape = polygon(grounded(meadow, BASE - 3, 1));
  within(ctx, shape, () => {
    const tones = [
      p.leaf[0],
      p.leaf[2],
      mix(p.leaf[2], p.sand, 0.7),
      mix(p.leaf[0], p.leaf[1], 0.55),
      mix(p.sand, p.roof, 0.28),
    ];
    const cell = (i: number, j: number): Point => {
      const t = (i - 4) / 4;
      const drop = j / 5;
      return [
        x + t * width * (0.36 + drop * 0.2),
        BASE - height * 1.15 + height * 1.1 * drop + Math.abs(t) ** 2 * height * (0.5 - drop * 0.3),
      ];
    };
    for (const [i, turn] of [0, 3, 1, 4, 2, 0, 4, 1].entries()) {
      for (let j = 0; j < 5; j++)
        cut(ctx, tones[(turn + j * 2 + (i & j)) % 5]!, [
          cell(i, j),
          cell(i + 1.04, j),
          cell(i + 1.04, j + 1.04),
          cell(i, j + 1.04),
        ]);
    }
    const hedge = (width: number, line: Point[]) => trace(ctx, p.leaf[1], width, line);
    for (let j = 1; j < 5; j++)
      hedge(
        0.5,
        [0, 2, 4, 6, 8].map((i) => cell(i, j)),
      );
    for (let i = 1; i < 8; i++)
      hedge(
        0.4,
        [0, 1, 2, 3, 4, 5].map((j) => cell(i, j)),
      );
    cut(ctx, `${p.leaf[1]}70`, [
      [x - side * width * 0.12, BASE - height - 4],
      [x - side * width * 0.18, BASE - height * 0.5],
      [x - side * width * 0.3, BASE],
      [x - side * 60, BASE],
      [x - side * 60, 0],
    ]);
  });
  return land;
}

export function terraces(s: TranquilityArtContext, { steps, width, height }: Extent & { steps: number }) {
  const x = MIDDLE;
  const { ctx, p, r, side } = s;
  shallows(s, x - width / 2, x + width / 2);
  foam(s, x - width / 2, x + width / 2);
  const skylines: Polyline[] = [];
  for (let i = steps - 1; i >= 0; i--) {
    const y = BASE - (height * (i + 1)) / steps;
    const w = (width * (1 - i / (steps + 0.7))) / 2;
    const cx = x + Math.sin(i * 1.7 + s.number) * 2.6;
    const drop = height / steps;
    const rim = rough(
      r,
      0.8,
      1,
      span(0, 1, 0.125).map(
        (t): Point => [
          lerp(cx - w, cx + w, t),
          y + drop * 0.75 * (1 - Math.sin(t * Math.PI)) + (t === 0 || t === 1 ? drop * 0.5 : 0),
        ],
      ),
    );
    skylines.push(rim);
  }
  for (const rim of skylines) {
    const [x0] = rim[0]!;
    const [x1] = rim.at(-1)!;
    const [, y] = rim[4]!;
    const mid = (x0 + x1) / 2;
    const foot = span(0, 1, 0.2).map((t): Point => [lerp(x1, x0, t), BASE + 1.8 * Math.sin(t * Math.PI)]);
    const shape = polygon([...rim, [x1 + 1.5, BASE], ...foot, [x0 - 1.5, BASE]]);
    fill(ctx, p.leaf[0], shape);
    within(ctx, shape, () => {
      const crease = rough(r, 2, 2, [
        [mid - side * 3, y - 4],
        [mid - side * r.between(4, 9), y + 4],
        [mid - side * r.between(5, 12), BASE + 3],
      ]);
      cut(ctx, p.leaf[1], [...crease, [mid - side * 60, BASE + 3], [mid - side * 60, 0]]);
      speckle(ctx, crease, side * 6, 0, p.leaf[1], r, 20, 0.4);
      cut(ctx, mix(p.sky[2], "#ffffff", s.night ? 0.18 : 0.35), [...rim, ...shifted(rim, 0, 1.7).reverse()]);
    });
  }
  beach(s, x - width / 2 + 4, x + width / 2 - 4, 1.4);
  return landOf(...skylines);
}

export function dunes(s: TranquilityArtContext, { crests }: { crests: readonly Bump[] }) {
  const { ctx, p, r, side } = s;
  const x0 = Math.min(...crests.map(([x, w]) => x - w));
  const x1 = Math.max(...crests.map(([x, w]) => x + w));
  const shade = mix(p.sand, p.rock[1], 0.5);
  shallows(s, x0, x1);
  foam(s, x0, x1);
  const lines = crests
    .toSorted((a, b) => b[2] - a[2])
    .map(([x, w, h]) => {
      const skyline = span(x - w, x + w).map((a): Point => {
        const u = (a - x) / w;
        return [a, BASE - h * (u * side > 0 ? bell(u) : Math.max(0, 1 - Math.abs(u)) ** 1.5)];
      });
      const shape = body(s, skyline, [p.sand, shade], { lean: -0.5, wiggle: 1.2, specks: 90 });
      within(ctx, shape, () => {
        for (let i = 0; i < 5; i++) {
          const y = BASE - h * (0.15 + i * 0.14);
          const cx = x + side * w * (0.12 + i * 0.04);
          dab(ctx, mix(p.sand, p.rock[0], 0.45), cx - 6, y, cx + 7, y + 0.8, 0.4, -0.8);
        }
      });
      return skyline;
    });
  const land = landOf(...lines);
  for (let i = 0; i < 9; i++) {
    const x = r.between(x0 + 8, x1 - 8);
    const y = lerp(land.at(x), BASE, r.between(0.3, 0.9));
    for (const d of [-1, 0, 1]) dab(ctx, p.leaf[1], x, y, x + d * 1.4, y - 3, 0.35, d * 0.4);
  }
  return land;
}
