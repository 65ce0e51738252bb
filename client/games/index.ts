import type { GameManifest } from "../contract/manifest.ts";
import { arcanoidManifest } from "./arcanoid/manifest.ts";
import { tranquilityManifest } from "./tranquility/manifest.ts";
import { waywardManifest } from "./wayward/manifest.ts";

/** In display order. A new game adds its folder, and its manifest here. */
export const GAMES: readonly GameManifest[] = [tranquilityManifest, arcanoidManifest, waywardManifest];
