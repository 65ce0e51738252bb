import { catalogueOf } from "../../../i18n/message-catalogue.ts";
import type { PuzzleMessages } from "./en.ts";

export const { messages, load: loadPuzzleMessages } = catalogueOf<PuzzleMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
