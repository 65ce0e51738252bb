import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { MoveVocabulary } from "./en.ts";

export const { words: vocabulary, learn: learnVocabulary } = catalogueOf<MoveVocabulary>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
