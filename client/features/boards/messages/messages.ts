import { catalogueOf } from "../../../i18n/message-catalogue.ts";
import type { BoardPageMessages } from "./en.ts";

export const { messages, load: loadBoardPageMessages } = catalogueOf<BoardPageMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
