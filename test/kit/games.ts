import type { AnyGame } from "../../shared/engine/game.ts";
import { GAMES } from "../../shared/games/index.ts";
import { cairn } from "./toys/cairn/cairn.ts";
import { pebbles } from "./toys/pebbles/pebbles.ts";

/** The test shelf: every game there is, and the toys by which the platform shows that it knows none. */
export const SHELF: Readonly<Record<string, AnyGame>> = { ...GAMES, pebbles, cairn };

/** The game of this id, if it is on the test shelf. */
export const gameOf = (id: string): AnyGame | undefined => (Object.hasOwn(SHELF, id) ? SHELF[id] : undefined);
