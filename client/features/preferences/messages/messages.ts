import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { PreferenceWords } from "./en.ts";

export const { words, learn: learnPreferenceWords } = catalogueOf<PreferenceWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
