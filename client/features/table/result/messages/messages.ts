import { catalogueOf } from "../../../../i18n/message-catalogue.ts";
import type { ResultMessages } from "./en.ts";

export const { messages, load: loadResultMessages } = catalogueOf<ResultMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
