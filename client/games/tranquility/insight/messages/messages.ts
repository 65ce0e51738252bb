import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { TranquilityMoveVocabulary } from "./en.ts";

export const { words: vocabulary, learn: learnVocabulary } = catalogueOf<TranquilityMoveVocabulary>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
