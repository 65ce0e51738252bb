import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { WaywardCourseWords } from "./en.ts";

/** The words of the course of Wayward. */
export const { words, learn: learnLessonWords } = catalogueOf<WaywardCourseWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
