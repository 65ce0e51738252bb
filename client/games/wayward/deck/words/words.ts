import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { DeckWords } from "./en.ts";

/** The words of decks that people type in: fetched with the workshop, and at tables that are played with one. */
export const { words, learn: learnDeckWords } = catalogueOf<DeckWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
