import type { AnyGame } from "../engine/game.ts";
import { arcanoid } from "./arcanoid/arcanoid.ts";
import { tranquility } from "./tranquility/tranquility.ts";
import { wayward } from "./wayward/wayward.ts";

/** The shelf: every game there is, by its id. A new game adds its folder and one line here. */
export const GAMES: Readonly<Record<string, AnyGame>> = Object.fromEntries(
  [tranquility, arcanoid, wayward].map((game) => [game.id, game]),
);

/** The game of this id, if it is on the shelf. */
export const gameOf = (id: string): AnyGame | undefined => (Object.hasOwn(GAMES, id) ? GAMES[id] : undefined);
