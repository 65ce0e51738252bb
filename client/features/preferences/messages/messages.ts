import { catalogueOf } from "../../../i18n/message-catalogue.ts";
import type { PreferenceMessages } from "./en.ts";

export const { messages, load: loadPreferenceMessages } = catalogueOf<PreferenceMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
