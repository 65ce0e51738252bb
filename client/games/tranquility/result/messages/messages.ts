import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { TranquilityResultWords } from "./en.ts";

/** The messages of a finished match, loaded when there is one. */
export const { words: storyWords, learn: learnStoryWords } = catalogueOf<TranquilityResultWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
