import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { HistoryWords } from "./en.ts";

/** The words of the lists of past matches: fetched with their page. */
export const { words, learn: learnHistoryWords } = catalogueOf<HistoryWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
