import { catalogueOf } from "../../../i18n/message-catalogue.ts";
import type { GalleryMessages } from "./en.ts";

export const { messages, load: loadGalleryMessages } = catalogueOf<GalleryMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
