import { catalogueOf } from "../../../i18n/message-catalogue.ts";
import type { HistoryMessages } from "./en.ts";

export const { messages, load: loadHistoryMessages } = catalogueOf<HistoryMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
