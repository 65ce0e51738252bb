import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { ArcanoidFigureMessages } from "./en.ts";

/** Titles of the game's statistics in a logbook. Loaded only there. */
export const figureWords = catalogueOf<ArcanoidFigureMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
