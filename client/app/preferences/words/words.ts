import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { ComfortWords } from "./en.ts";

/** The words of how a table feels: fetched with the settings. */
export const { words, learn: learnComfortWords } = catalogueOf<ComfortWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
