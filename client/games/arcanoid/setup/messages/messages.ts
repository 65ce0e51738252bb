import { catalogueOf } from "../../../../i18n/message-catalogue.ts";
import type { ArcanoidSetupMessages } from "./en.ts";

export const setupMessages = catalogueOf<ArcanoidSetupMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
