import { catalogueOf } from "../../../i18n/message-catalogue.ts";
import type { InsightMessages } from "./en.ts";

export const { messages, load: loadInsightMessages } = catalogueOf<InsightMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
