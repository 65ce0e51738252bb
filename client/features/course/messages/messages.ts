import { catalogueOf } from "../../../i18n/message-catalogue.ts";
import type { CourseMessages } from "./en.ts";

export const { messages, load: loadCourseMessages } = catalogueOf<CourseMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
