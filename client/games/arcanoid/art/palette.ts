/** The colours of the suits and of the trumps, the same in every theme. */

import type { Field } from "../../../../shared/games/arcanoid/cards.ts";
import { hexes } from "../../../art/colour.ts";

export type ArcanoidTones = readonly [lit: string, shade: string, detail: string];

export interface Hour {
  /** From zenith to horizon. */
  readonly sky: ArcanoidTones;
  readonly sun: string;
  readonly far: string;
  readonly sea: readonly [far: string, near: string];
}

export interface ArcanoidPalette extends Hour {
  /** For the index's ground, and the near shore. */
  readonly plate: string;
  readonly ink: string;
  /** For the pips. */
  readonly tones: ArcanoidTones;
  readonly accent: string;
  readonly skin: string;
  readonly hair: string;
  readonly robe: ArcanoidTones;
  readonly trim: string;
  readonly belt: string;
  /** The ground below people: lit, shaded, and its top. */
  readonly ground: ArcanoidTones;
}

const hourOf = ([a, b, c, sun, far, ...sea]: readonly string[]): Hour =>
  ({ sky: [a, b, c], sun, far, sea: sea.slice(0, 2) }) as unknown as Hour;

function paletteOf(row: string): ArcanoidPalette {
  const tones = hexes(row);
  const [plate, ink, lit, shade, detail, accent, skin, hair, ...rest] = tones.slice(7);
  const [robe, [trim, belt], ground] = [rest.slice(0, 3), rest.slice(3, 5), rest.slice(5)];
  const things = { plate, ink, tones: [lit, shade, detail], accent, skin, hair, robe, trim, belt, ground };
  return { ...hourOf(tones), ...things } as unknown as ArcanoidPalette;
}

// One row per suit, in the order of `ArcanoidPalette`: swords at noon, staves on a green morning, cups in a rosy
// evening, coins at harvest.
const SUITS = `
79abd8 a3c8e6 cde0ef ffffff 86a6cc 7ca9d2 3d6ea6 cfe2f5 15345c 2f5f96 1b3a66 f5f9fc d9593f e9bd98 9a5f34 3f6fa8 234a7c c9dcee f5f9fc d9593f 8fa0b8 56688a b9c8da
7db69b b2d5ac e6eac0 fbe48a 7dae97 86bfa8 3a8a7c a8cf84 0d3523 a9713d 6d4428 d6a56a 4f9a4a a9704a 3a2a26 4f8a4c 2d5f3e c9a24e efe3b8 a9713d b08a58 6f5238 7fae55
a884b4 dd9fb0 f8d2c0 f98f6a 94749f c58ea9 75558c fad2d2 62113a c23f5c 862142 f2a4a4 fbeee0 f0cdb0 6d2f3a b23a5c 7c1f45 f4b7ae fbeee0 5f8fa8 b98aa0 6f4a76 e9c7c4
ec9f55 f5c271 fce7ae fff3c4 bf8550 e0b06c 5f9c94 fbcf5f 4a2808 f4b63e a35c14 ffe9a8 b0432c 7d4e34 2c1c1c a8442c 742a26 f2b441 ffe9a8 6d3a20 d79a4e 9a5f34 f7d584
`;

const PALETTES = SUITS.trim().split("\n").map(paletteOf);

export const paletteOfSuit = (suit: Field): ArcanoidPalette => PALETTES[suit]!;

const hour = (row: string): Hour => hourOf(hexes(row));

export const HOURS = {
  dawn: hour("8d97c4 d8abb9 f9d9ba ee7a62 9d8bb0 b795ae 6f78a3"),
  day: hour("58a9d6 93cbe6 d5edf0 fff0a6 5f9fc8 4fb2cc 2380ab"),
  noon: hour("6dbcae a7d5ba e9eab9 fbd05a 76ac9b 66b0a0 2a7f80"),
  gold: hour("df8557 f0a662 fcd68a fff0b4 bd6c5c d68a63 8b5a70"),
  dusk: hour("4c4a88 8a6aa4 e2949b f7a07c 625692 86689e 403f76"),
  night: hour("151b40 262d5e 474a82 fdf3d0 1d2450 333a70 1a2150"),
  gale: hour("2b3450 444f68 6d7686 fff3cf 333c54 4c5b70 2b384e"),
  ember: hour("3d2350 8c3a58 e07458 ffd9a0 5a2a50 a04f58 43244a"),
} as const;

/** The index and edge of a trump. */
export const TRUMP = { plate: "#23284a", ink: "#ffdf94", sign: "#e8b04a", edge: "#191d38" } as const;

export const PAPER = "#fbf4e6";
export const WHITE = "#fff8e8";
