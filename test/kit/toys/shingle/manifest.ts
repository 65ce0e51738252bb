import type { GameManifest } from "../../../../client/contract/manifest.ts";
import { pebblesManifest } from "../pebbles/manifest.ts";
import { load, messages } from "./messages.ts";

export const shingleManifest: GameManifest = {
  ...pebblesManifest,
  id: "shingle",
  messages: { messages, load },
  load: () => import("./client.ts"),
};
