import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { WatchWords } from "./en.ts";

export const { words, learn: learnWatchWords } = catalogueOf<WatchWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
