import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { TranquilityFigureWords } from "./en.ts";

/** Titles of the game's figures, loaded with logbooks. */
export const figureWords = catalogueOf<TranquilityFigureWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
