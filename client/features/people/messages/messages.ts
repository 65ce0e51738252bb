import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { PeopleWords } from "./en.ts";

export const { words, learn: learnPeopleWords } = catalogueOf<PeopleWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
