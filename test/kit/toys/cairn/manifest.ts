import type { GameManifest } from "../../../../client/contract/manifest.ts";
import { load, messages } from "./messages.ts";

export const cairnManifest: GameManifest = {
  id: "cairn",
  variants: { usual: { seats: [1, 4], choices: ["layers", "door"], minutes: () => 3 } },
  choices: { layers: { values: [2, 3, 5], usual: 3 }, door: { values: ["open", "closed"], usual: "open" } },
  optionsOf: (_, chosen) => ({ ...chosen }),
  closed: (options) => "door" in options && options.door === "closed",
  variantOf: () => "usual",
  messages: { messages, load },
  load: () => import("./client.ts"),
};
