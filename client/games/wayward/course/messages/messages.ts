import { catalogueOf } from "../../../../i18n/message-catalogue.ts";
import type { WaywardCourseMessages } from "./en.ts";

export const { messages, load: loadLessonMessages } = catalogueOf<WaywardCourseMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
