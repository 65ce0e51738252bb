import { catalogueOf } from "../../../../i18n/message-catalogue.ts";
import type { TurnNoticeMessages } from "./en.ts";

export const { messages, load: loadTurnNoticeMessages } = catalogueOf<TurnNoticeMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
