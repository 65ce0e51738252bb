import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { DayWords } from "./en.ts";

/** The words of the deals of days: fetched with their page. */
export const { words, learn: learnDayWords } = catalogueOf<DayWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
