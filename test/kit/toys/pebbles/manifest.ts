import type { GameManifest } from "../../../../client/contract/manifest.ts";
import { load, messages } from "./messages.ts";

export const pebblesManifest: GameManifest = {
  id: "pebbles",
  variants: { usual: { seats: [2, 10], choices: [], minutes: () => 2 } },
  choices: {},
  optionsOf: () => ({}),
  variantOf: () => "usual",
  messages: { messages, load },
  load: () => import("./client.ts"),
};
