import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { PeopleWords } from "./en.ts";

/** The words about the people one played with: fetched with the list of them, and at the end of a match. */
export const { words, learn: learnPeopleWords } = catalogueOf<PeopleWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
