/** Colours of eight hours of a day, one per ten islands, and of the same hours by moonlight. */
import { hexes, mix, multiply } from "../../../art/colour.ts";
import { lerp } from "../../../art/numbers.ts";
import type { Theme } from "../../../art/theme.ts";

export type PaletteSide = "day" | "night";
/** Lit, shaded, and for details. */
export type TranquilityTones = readonly [string, string, string];

export interface TranquilityPalette {
  /** From zenith to horizon. */
  readonly sky: TranquilityTones;
  readonly sun: string;
  readonly cloud: string;
  readonly far: string;
  /** Far water, then near. */
  readonly sea: readonly [string, string];
  readonly sand: string;
  readonly rock: TranquilityTones;
  readonly leaf: TranquilityTones;
  readonly roof: string;
  readonly wall: string;
  /** The near shallows, behind the number. */
  readonly plate: string;
  readonly ink: string;
}

export const PAPER = "#fbf4e6";
export const LAMP = "#ffc45c";

// One row per hour, from first light to dusk, in the order of `TranquilityPalette`.
const DAY = `
a9a3c6 d9abb8 f5cdb4 ee7a62 f3c6c1 b592b1 c497ae 8b86ad f2cfb3 c9979a 8d6a86 664f72 919c86 5d6e7e b9b890 b4504f fce8d6 f7dcd3 4a2440
eebf8a f5cf93 fbe6b4 ec6a3c fde9c6 d7a77f e2b486 6f9a94 f8dda6 cf9662 905f55 6d4a4c 99a05a 646f4f bdb46a ae4632 fdeed2 fbe3b4 4f2a16
b4dacb d5e7c2 f6f0c4 f0b53a fbf6df 93bfae a2d0bc 5ba59b f5e6b8 bba57a 7f7a63 5f5f52 86b268 4d8258 acc878 d0603f fdf5df deeec8 1f3f2c
86c5da aedce2 dff0e2 fbcf4c f6faf2 79b3c2 78c2cd 3796aa f9e9c0 c2b398 808289 5b6572 6cb26a 33795b 9bca74 df6147 fffaee cdebe6 0f4048
4fa8de 82c6ec c4e8f2 fff0a6 ffffff 5fa3cf 3fb0cc 1c83b4 fff0cd d2c8b4 8492a0 566b82 57b158 207553 93cf66 e5553c ffffff c6e5f5 0d3558
73bab0 a6d2b8 e5e6b6 f9bd3f f8f3d4 77ac9b 66b0a0 2a7f80 f1dba2 bf9d6b 7d6757 5a4c49 9dab4d 5c7641 c3c263 c4543a fcf2d8 e6ebbd 173f38
e08659 f0a562 fbd284 fff0b4 f9c592 c46f5c d98762 935b70 f4c089 bd6a4c 7a4350 573244 9a8346 5d4c45 c1a052 8c2e36 fde2bd fad8b0 5a1f24
5f5c95 8e71a5 da909f f7a07c a883ae 6f5d94 8d6c9f 49487d d9acac 86668e 4d406e 372f56 5f6b88 383f66 8781a0 7c2f56 f0d3d0 dccfea 33204f`
  .trim()
  .split("\n")
  .map(dayOf);

function dayOf(row: string): TranquilityPalette {
  const c = hexes(row);
  const three = (i: number) => c.slice(i, i + 3);
  const [sun, cloud, far, sea0, sea1, sand] = c.slice(3);
  const [roof, wall, plate, ink] = c.slice(15);
  const [sky, sea, rock, leaf] = [three(0), [sea0, sea1], three(9), three(12)];
  // Safe: each row has all colours of a palette.
  return { sky, sun, cloud, far, sea, sand, rock, leaf, roof, wall, plate, ink } as unknown as TranquilityPalette;
}

const NIGHT_SKIES = [
  "23244d 3a3565 5d4a78",
  "26284a 40405f 6b5a6b",
  "17304a 24475c 3f6b72",
  "122c4e 1c4366 33668a",
  "0f2550 173a70 2a5c97",
  "122f46 1e4a5a 3a6d6e",
  "2a2244 463059 73466a",
  "1a1838 2b2551 4a3a70",
];
const NIGHT = DAY.map((day, hour) => nightOf(day, hexes(NIGHT_SKIES[hour]!) as unknown as TranquilityTones));

/** A greater `depth` is darker. */
function moonlit(colour: string, depth: number): string {
  return mix(multiply(colour, "#8ba3dc"), "#0e1836", depth);
}

function nightOf(day: TranquilityPalette, sky: TranquilityTones): TranquilityPalette {
  const [zenith, middle, low] = sky;
  const { rock, leaf } = day;
  return {
    sky,
    sun: "#fdf3d0",
    cloud: mix(middle, "#ffffff", 0.12),
    far: mix(middle, "#0b1330", 0.35),
    sea: [mix(low, "#101a3a", 0.35), mix(zenith, "#0b1430", 0.3)],
    sand: moonlit(day.sand, 0.25),
    rock: [mix(moonlit(rock[0], 0.16), "#a9b8e6", 0.13), moonlit(rock[1], 0.5), moonlit(rock[2], 0.66)],
    leaf: [mix(moonlit(leaf[0], 0.2), "#a9b8e6", 0.08), moonlit(leaf[1], 0.56), moonlit(leaf[2], 0.1)],
    roof: moonlit(day.roof, 0.3),
    wall: moonlit(day.wall, 0.2),
    plate: mix(zenith, "#0a1128", 0.55),
    ink: "#fdf1d2",
  };
}

/** From 0 (first light, islands 1 to 10) to 7 (dusk, 71 to 80). */
const hourOf = (number: number): number => Math.min(7, Math.floor((number - 1) / 10));

/** `number`: 1..80. High contrast changes only the plate and the number. */
export function paletteOf(number: number, side: PaletteSide, theme: Theme = "light"): TranquilityPalette {
  const night = side === "night";
  const p = (night ? NIGHT : DAY)[hourOf(number)]!;
  if (theme !== "contrast") return p;
  return night ? { ...p, plate: "#000000", ink: "#ffffff" } : { ...p, plate: "#ffffff", ink: "#000000" };
}

/** The sun is low left at 1, high at 40, low right at 80. `light`: the side it shines from, -1 left, 1 right. */
export function sunAt(number: number): { x: number; y: number; light: -1 | 1 } {
  const t = (number - 1) / 79;
  return { x: lerp(15, 85, t), y: 37 - 24 * Math.sin(Math.PI * lerp(0.06, 0.94, t)), light: t < 0.5 ? -1 : 1 };
}
