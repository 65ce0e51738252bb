import { catalogueOf } from "../../../i18n/message-catalogue.ts";
import type { TranquilityFigureMessages } from "./en.ts";

/** Titles of the game's statistics, loaded by logbooks, deals of the day and series. */
export const figureWords = catalogueOf<TranquilityFigureMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
