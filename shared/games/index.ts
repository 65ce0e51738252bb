import type { AnyGame } from "../engine/contract/game.ts";
import { arcanoid } from "./arcanoid/arcanoid.ts";
import { tranquility } from "./tranquility/tranquility.ts";
import { wayward } from "./wayward/wayward.ts";

export const GAMES: Readonly<Record<string, AnyGame>> = Object.fromEntries(
  [tranquility, arcanoid, wayward].map((game) => [game.id, game]),
);

export const gameOf = (id: string): AnyGame | undefined => (Object.hasOwn(GAMES, id) ? GAMES[id] : undefined);
