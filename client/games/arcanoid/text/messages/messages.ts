import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { ArcanoidWords } from "./en.ts";

export type { ArcanoidWords as Words } from "./en.ts";

export const { words, learn: learnGameWords } = catalogueOf<ArcanoidWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
