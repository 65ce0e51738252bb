import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { HomeWords } from "./en.ts";

/** The home page's words. Who comes to a table by a link does without them. */
export const { words, learn: learnHomeWords } = catalogueOf<HomeWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
