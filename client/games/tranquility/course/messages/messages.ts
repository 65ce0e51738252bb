import { catalogueOf } from "../../../../i18n/message-catalogue.ts";
import type { TranquilityCourseMessages } from "./en.ts";

export const { messages, load: loadLessonMessages } = catalogueOf<TranquilityCourseMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
