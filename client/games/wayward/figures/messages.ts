import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { WaywardFigureWords } from "./en.ts";

/** Titles of the game's figures, loaded with logbooks. */
export const figureWords = catalogueOf<WaywardFigureWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
