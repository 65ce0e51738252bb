import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { LogbookWords } from "./en.ts";

export const { words, learn: learnLogbookWords } = catalogueOf<LogbookWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
