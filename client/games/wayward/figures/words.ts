import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { OwnFigureWords } from "./en.ts";

/** Titles of the game's figures, loaded with logbooks. */
export const figureWords = catalogueOf<OwnFigureWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
