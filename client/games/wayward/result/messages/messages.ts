import { catalogueOf } from "../../../../i18n/message-catalogue.ts";
import type { WaywardResultMessages } from "./en.ts";

export const { messages: storyMessages, load: loadStoryMessages } = catalogueOf<WaywardResultMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
