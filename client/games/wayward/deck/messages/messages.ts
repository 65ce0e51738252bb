import { catalogueOf } from "../../../../i18n/message-catalogue.ts";
import type { DeckMessages } from "./en.ts";

export const { messages, load: loadDeckMessages } = catalogueOf<DeckMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
