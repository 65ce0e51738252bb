import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { ArcanoidSetupWords } from "./en.ts";

export const setupWords = catalogueOf<ArcanoidSetupWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
