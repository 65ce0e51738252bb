import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { HandingInWords } from "./en.ts";

/** The words of handing matches in: fetched with what says them. */
export const { words, learn: learnHandingInWords } = catalogueOf<HandingInWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
