import { catalogueOf } from "../../../../i18n/message-catalogue.ts";
import type { TranquilitySetupMessages } from "./en.ts";

export const setupMessages = catalogueOf<TranquilitySetupMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
