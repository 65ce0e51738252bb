import { arcanoidCard } from "../../../client/games/arcanoid/card.ts";
import type { GameCard } from "../../../client/games/card.ts";
import { tranquility } from "../../../client/games/tranquility/card.ts";
import { waywardCard } from "../../../client/games/wayward/card.ts";
import { cairnCard } from "./cairn/card.ts";
import { pebblesCard } from "./pebbles/card.ts";

/** The games by which the platform shows that it knows none. */
export const TOYS: readonly GameCard[] = [pebblesCard, cairnCard];

/** The test shelf of pages: what stands in the place of `client/games/index.ts`, with the toys. */
export const SHELF: readonly GameCard[] = [tranquility, ...TOYS, arcanoidCard, waywardCard];
