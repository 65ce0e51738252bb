import { catalogueOf } from "../../../i18n/message-catalogue.ts";
import type { LogbookMessages } from "./en.ts";

export const { messages, load: loadLogbookMessages } = catalogueOf<LogbookMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
