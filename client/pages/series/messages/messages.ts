import { catalogueOf } from "../../../i18n/message-catalogue.ts";
import type { SeriesMessages } from "./en.ts";

export const { messages, load: loadSeriesMessages } = catalogueOf<SeriesMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
