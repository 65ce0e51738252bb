import type { GameCard } from "../../../../client/games/card.ts";
import { learn, words } from "./words.ts";

export const pebblesCard: GameCard = {
  id: "pebbles",
  variants: { usual: { seats: [2, 10], choices: [], minutes: () => 2 } },
  choices: {},
  optionsOf: () => ({}),
  variantOf: () => "usual",
  words: { words, learn },
  load: () => import("./client.ts"),
};
