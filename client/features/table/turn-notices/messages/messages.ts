import { catalogueOf } from "../../../../i18n/catalogue.ts";
import type { TurnNoticeWords } from "./en.ts";

export const { words, learn: learnTurnNoticeWords } = catalogueOf<TurnNoticeWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
