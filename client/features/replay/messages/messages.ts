import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { ReplayWords } from "./en.ts";

export const { words, learn: learnReplayWords } = catalogueOf<ReplayWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
