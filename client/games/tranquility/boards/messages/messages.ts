import { catalogueOf } from "../../../../i18n/message-catalogue.ts";
import type { BoardEditorMessages } from "./en.ts";

export const { messages, load: loadBoardMessages } = catalogueOf<BoardEditorMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
