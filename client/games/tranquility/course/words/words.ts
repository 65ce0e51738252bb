import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { LearnWords } from "./en.ts";

export const { words, learn: learnLessonWords } = catalogueOf<LearnWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
