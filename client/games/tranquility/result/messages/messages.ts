import { catalogueOf } from "../../../../i18n/message-catalogue.ts";
import type { TranquilityResultMessages } from "./en.ts";

export const { messages: storyMessages, load: loadStoryMessages } = catalogueOf<TranquilityResultMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
