import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { TakeBackWords } from "./en.ts";

export const { words, learn: learnTakeBackWords } = catalogueOf<TakeBackWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
