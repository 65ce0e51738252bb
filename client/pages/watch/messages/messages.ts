import { catalogueOf } from "../../../i18n/message-catalogue.ts";
import type { WatchMessages } from "./en.ts";

export const { messages, load: loadWatchMessages } = catalogueOf<WatchMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
