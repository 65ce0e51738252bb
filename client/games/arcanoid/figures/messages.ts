import { catalogueOf } from "../../../i18n/message-catalogue.ts";
import type { ArcanoidFigureMessages } from "./en.ts";

/** Loaded only by pages that show figures. */
export const figureWords = catalogueOf<ArcanoidFigureMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
