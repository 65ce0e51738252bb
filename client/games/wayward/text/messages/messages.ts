import { catalogueOf } from "../../../../i18n/message-catalogue.ts";
import type { WaywardMessages } from "./en.ts";

export type { WaywardMessages as Words } from "./en.ts";

export const { messages, load: loadGameMessages } = catalogueOf<WaywardMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
