import { arcanoidCard } from "../../../client/games/arcanoid/card.ts";
import type { GameCard } from "../../../client/games/card.ts";
import { tranquility } from "../../../client/games/tranquility/card.ts";
import { waywardCard } from "../../../client/games/wayward/card.ts";
import { cairnCard } from "./cairn/card.ts";
import { pebblesCard } from "./pebbles/card.ts";

/** The games that prove the platform knows no game. */
export const TOYS: readonly GameCard[] = [pebblesCard, cairnCard];

/** The test shelf of pages, with the toys: replaces `client/games/index.ts`. */
export const GAMES: readonly GameCard[] = [tranquility, ...TOYS, arcanoidCard, waywardCard];
