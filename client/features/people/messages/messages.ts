import { catalogueOf } from "../../../i18n/message-catalogue.ts";
import type { PeopleMessages } from "./en.ts";

export const { messages, load: loadPeopleMessages } = catalogueOf<PeopleMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
