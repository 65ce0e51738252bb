import { catalogueOf } from "./message-catalogue.ts";
import type { TableMessages } from "./table/en.ts";

const catalogue = catalogueOf<TableMessages>({
  en: () => import("./table/en.ts"),
  fr: () => import("./table/fr.ts"),
  de: () => import("./table/de.ts"),
});

/** Components that read the messages re-render on change. */
export const atTable = (): TableMessages => catalogue.messages.value;

/** Undefined for other refusals, and before the messages are loaded. */
export const tableRefusal = (reason: string): string | undefined => catalogue.loaded.value?.refusals[reason];

/** Called before any screen except the home page is shown. */
export const loadTableMessages = catalogue.load;
