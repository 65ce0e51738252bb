import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { DayWords } from "./en.ts";

export const { words, learn: learnDayWords } = catalogueOf<DayWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
