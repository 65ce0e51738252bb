import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { GAMES } from "../../shared/games/index.ts";
import { cairn } from "./toys/cairn/cairn.ts";
import { pebbles } from "./toys/pebbles/pebbles.ts";

/** The test shelf: every game, and the toys that prove the platform knows no game. */
export const SHELF: Readonly<Record<string, AnyGame>> = { ...GAMES, pebbles, cairn };

/** The same, under the name that a build of the shelf imports in place of the published games. */
export { SHELF as GAMES };

export const gameOf = (id: string): AnyGame | undefined => (Object.hasOwn(SHELF, id) ? SHELF[id] : undefined);
