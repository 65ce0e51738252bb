import type { GameCard } from "../../../client/games/card.ts";
import { tranquility } from "../../../client/games/tranquility/card.ts";
import { cairnCard } from "./cairn/card.ts";
import { pebblesCard } from "./pebbles/card.ts";

/** The test shelf of pages: what stands in the place of `client/games/index.ts`, with the toys. */
export const SHELF: readonly GameCard[] = [tranquility, pebblesCard, cairnCard];
