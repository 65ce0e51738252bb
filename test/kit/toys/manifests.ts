import type { GameManifest } from "../../../client/contract/manifest.ts";
import { arcanoidManifest } from "../../../client/games/arcanoid/manifest.ts";
import { tranquilityManifest } from "../../../client/games/tranquility/manifest.ts";
import { waywardManifest } from "../../../client/games/wayward/manifest.ts";
import { cairnManifest } from "./cairn/manifest.ts";
import { pebblesManifest } from "./pebbles/manifest.ts";
import { shingleManifest } from "./shingle/manifest.ts";

/** Toy games prove that the platform depends on no game. */
export const TOYS: readonly GameManifest[] = [pebblesManifest, cairnManifest];

/** Replaces the manifests of `client/games/index.ts`. */
export const GAMES: readonly GameManifest[] = [
  ...[tranquilityManifest, ...TOYS, shingleManifest, arcanoidManifest, waywardManifest],
];
