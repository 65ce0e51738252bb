import { catalogueOf } from "../../../../i18n/message-catalogue.ts";
import type { TranquilityMessages } from "./en.ts";

export type { TranquilityMessages as Words } from "./en.ts";

export const { messages, load: loadGameMessages } = catalogueOf<TranquilityMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
