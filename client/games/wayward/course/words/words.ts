import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { LearnWords } from "./en.ts";

/** What is said to somebody who learns to play Wayward. */
export const { words, learn: learnLessonWords } = catalogueOf<LearnWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
