import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { SetupWords } from "./en.ts";

export const setupWords = catalogueOf<SetupWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
