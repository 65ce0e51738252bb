import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { ArcanoidMoveVocabulary } from "./en.ts";

export const { words: vocabulary, learn: learnVocabulary } = catalogueOf<ArcanoidMoveVocabulary>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
