import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { CourseWords } from "./en.ts";

export const { words, learn: learnCourseWords } = catalogueOf<CourseWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
