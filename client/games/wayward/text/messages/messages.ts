import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { WaywardWords } from "./en.ts";

export type { WaywardWords as Words } from "./en.ts";

export const { words, learn: learnGameWords } = catalogueOf<WaywardWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
