import { catalogueOf } from "../../../i18n/message-catalogue.ts";
import type { HandingInMessages } from "./en.ts";

export const { messages, load: loadHandingInMessages } = catalogueOf<HandingInMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
