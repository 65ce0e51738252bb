import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { SetupWords } from "./en.ts";

/** The words of the game's card. */
export const setupWords = catalogueOf<SetupWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
