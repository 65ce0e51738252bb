import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { ArcanoidFigureWords } from "./en.ts";

/** Titles of the game's figures, loaded with logbooks. */
export const figureWords = catalogueOf<ArcanoidFigureWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
