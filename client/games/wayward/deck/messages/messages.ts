import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { DeckMessages } from "./en.ts";

/** The messages of players' decks, loaded with the workshop and at tables with such a deck. */
export const { messages, load: loadDeckMessages } = catalogueOf<DeckMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
