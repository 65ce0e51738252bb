import { catalogueOf } from "../../../../i18n/message-catalogue.ts";
import type { ArcanoidCourseMessages } from "./en.ts";

export const { messages, load: loadLessonMessages } = catalogueOf<ArcanoidCourseMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
