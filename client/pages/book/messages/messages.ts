import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { ReadingWords } from "./en.ts";

export const { words, learn: learnReadingWords } = catalogueOf<ReadingWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
