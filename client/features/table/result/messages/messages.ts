import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { ResultWords } from "./en.ts";

export const { words, learn: learnResultWords } = catalogueOf<ResultWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
