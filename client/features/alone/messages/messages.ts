import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { HandingInWords } from "./en.ts";

export const { words, learn: learnHandingInWords } = catalogueOf<HandingInWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
