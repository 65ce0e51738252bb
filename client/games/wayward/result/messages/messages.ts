import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { WaywardResultWords } from "./en.ts";

/** The messages of a finished match, loaded when there is one. */
export const { words: storyWords, learn: learnStoryWords } = catalogueOf<WaywardResultWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
