import { catalogueOf } from "../../../../i18n/message-catalogue.ts";
import type { ArcanoidMessages } from "./en.ts";

export type { ArcanoidMessages as Words } from "./en.ts";

export const { messages, load: loadGameMessages } = catalogueOf<ArcanoidMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
