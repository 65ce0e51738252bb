import { catalogueOf } from "../../../i18n/message-catalogue.ts";
import type { ReadingMessages } from "./en.ts";

export const { messages, load: loadReadingMessages } = catalogueOf<ReadingMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
