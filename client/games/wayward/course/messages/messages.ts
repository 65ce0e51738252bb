import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { WaywardCourseWords } from "./en.ts";

export const { words, learn: learnLessonWords } = catalogueOf<WaywardCourseWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
