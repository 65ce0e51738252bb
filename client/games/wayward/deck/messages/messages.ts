import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { DeckWords } from "./en.ts";

/** The messages of players' decks, loaded with the workshop and at tables with such a deck. */
export const { words, learn: learnDeckWords } = catalogueOf<DeckWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
