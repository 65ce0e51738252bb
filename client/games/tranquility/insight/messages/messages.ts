import { catalogueOf } from "../../../../i18n/message-catalogue.ts";
import type { TranquilityMoveVocabulary } from "./en.ts";

export const { messages: vocabulary, load: loadVocabulary } = catalogueOf<TranquilityMoveVocabulary>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
