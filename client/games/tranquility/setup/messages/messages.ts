import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { TranquilitySetupWords } from "./en.ts";

export const setupWords = catalogueOf<TranquilitySetupWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
