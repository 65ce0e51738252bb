import { arcanoidCard } from "./arcanoid/card.ts";
import type { GameCard } from "./card.ts";
import { tranquility } from "./tranquility/card.ts";
import { waywardCard } from "./wayward/card.ts";

/** The cards of all games, in display order. A new game adds its folder and one line here. */
export const GAMES: readonly GameCard[] = [tranquility, arcanoidCard, waywardCard];
