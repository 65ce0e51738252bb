import type { GameManifest } from "../../../../client/contract/manifest.ts";
import { learn, words } from "./messages.ts";

export const pebblesManifest: GameManifest = {
  id: "pebbles",
  variants: { usual: { seats: [2, 10], choices: [], minutes: () => 2 } },
  choices: {},
  optionsOf: () => ({}),
  variantOf: () => "usual",
  words: { words, learn },
  load: () => import("./client.ts"),
};
