import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { MoveVocabulary } from "./en.ts";

/** Moves in words, for analyses. */
export const { words: vocabulary, learn: learnVocabulary } = catalogueOf<MoveVocabulary>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
