import { catalogueOf } from "../../../../i18n/message-catalogue.ts";
import type { NotesMessages } from "./en.ts";

export const { messages, load: loadNotesMessages } = catalogueOf<NotesMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
