import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { HistoryWords } from "./en.ts";

export const { words, learn: learnHistoryWords } = catalogueOf<HistoryWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
