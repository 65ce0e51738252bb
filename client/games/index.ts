import { arcanoidCard } from "./arcanoid/card.ts";
import type { GameCard } from "./card.ts";
import { tranquility } from "./tranquility/card.ts";
import { waywardCard } from "./wayward/card.ts";

/** The shelf: the cards of all games, in the order they are offered. A new game adds its folder and one line here. */
export const SHELF: readonly GameCard[] = [tranquility, arcanoidCard, waywardCard];
