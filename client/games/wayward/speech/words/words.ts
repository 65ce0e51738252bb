import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { Words } from "./en.ts";

export type { Words } from "./en.ts";

export const { words, learn: learnGameWords } = catalogueOf<Words>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
