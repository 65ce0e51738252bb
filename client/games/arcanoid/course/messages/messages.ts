import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { ArcanoidCourseWords } from "./en.ts";

export const { words, learn: learnLessonWords } = catalogueOf<ArcanoidCourseWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
