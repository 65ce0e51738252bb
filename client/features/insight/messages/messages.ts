import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { InsightWords } from "./en.ts";

export const { words, learn: learnInsightWords } = catalogueOf<InsightWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
