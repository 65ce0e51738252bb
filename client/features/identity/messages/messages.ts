import { catalogueOf } from "../../../i18n/catalogue.ts";
import type { DeviceWords } from "./en.ts";

export const { words, learn: learnDeviceWords } = catalogueOf<DeviceWords>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
