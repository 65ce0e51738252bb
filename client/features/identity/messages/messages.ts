import { catalogueOf } from "../../../i18n/message-catalogue.ts";
import type { DeviceMessages } from "./en.ts";

export const { messages, load: loadDeviceMessages } = catalogueOf<DeviceMessages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});
