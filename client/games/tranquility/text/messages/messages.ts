import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { TranquilityWords } from "./en.ts";

export type { TranquilityWords as Words } from "./en.ts";

export const { words, learn: learnGameWords } = catalogueOf<TranquilityWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
