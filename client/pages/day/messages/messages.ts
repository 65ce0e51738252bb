import { catalogueOf } from "../../../i18n/message-catalogue.ts";
import type { DayMessages } from "./en.ts";

export const { messages, load: loadDayMessages } = catalogueOf<DayMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
