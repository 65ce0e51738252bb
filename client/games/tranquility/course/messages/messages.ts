import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { TranquilityCourseWords } from "./en.ts";

export const { words, learn: learnLessonWords } = catalogueOf<TranquilityCourseWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
