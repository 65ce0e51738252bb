import type { GameManifest } from "../../../client/contract/manifest.ts";
import { arcanoidManifest } from "../../../client/games/arcanoid/manifest.ts";
import { tranquilityManifest } from "../../../client/games/tranquility/manifest.ts";
import { waywardManifest } from "../../../client/games/wayward/manifest.ts";
import { cairnManifest } from "./cairn/manifest.ts";
import { pebblesManifest } from "./pebbles/manifest.ts";

/** The games that prove the platform knows no game. */
export const TOYS: readonly GameManifest[] = [pebblesManifest, cairnManifest];

/** The test shelf of pages, with the toys: replaces `client/games/index.ts`. */
export const GAMES: readonly GameManifest[] = [tranquilityManifest, ...TOYS, arcanoidManifest, waywardManifest];
