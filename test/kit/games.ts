import type { AnyGame } from "../../shared/engine/contract/game.ts";
import { GAMES } from "../../shared/games/index.ts";
import { cairn } from "./toys/cairn/cairn.ts";
import { pebbles } from "./toys/pebbles/pebbles.ts";
import { shingle } from "./toys/shingle/shingle.ts";

/** Toys prove that the platform depends on no game. */
export const SHELF: Readonly<Record<string, AnyGame>> = { ...GAMES, pebbles, cairn };

/** Adds a toy with a canvas. */
const SHELF_OF_PAGES: Readonly<Record<string, AnyGame>> = { ...SHELF, shingle };

export { SHELF_OF_PAGES as GAMES };

export const gameOf = (id: string): AnyGame | undefined =>
  Object.hasOwn(SHELF_OF_PAGES, id) ? SHELF_OF_PAGES[id] : undefined;
