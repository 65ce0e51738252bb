import { catalogueOf } from "../../../../i18n/message-catalogue.ts";
import type { TakeBackMessages } from "./en.ts";

export const { messages, load: loadTakeBackMessages } = catalogueOf<TakeBackMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
