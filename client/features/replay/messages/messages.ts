import { catalogueOf } from "../../../i18n/message-catalogue.ts";
import type { ReplayMessages } from "./en.ts";

export const { messages, load: loadReplayMessages } = catalogueOf<ReplayMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
