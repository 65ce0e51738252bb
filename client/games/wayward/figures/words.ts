import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { OwnFigureWords } from "./en.ts";

/** What figures of the game are called: fetched with logbooks. */
export const figureWords = catalogueOf<OwnFigureWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
