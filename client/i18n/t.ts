import { tableRefusal } from "./at-table.ts";
import type { Messages } from "./en.ts";
import { catalogueOf } from "./message-catalogue.ts";

const shell = catalogueOf<Messages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});

/** Messages for all pages; tables add their own. Components that read them re-render on change. */
export const t = (): Messages => shell.messages.value;

export const loadMessages = shell.load;

/** Undefined if no loaded message matches. */
export const refusalOf = (reason: string): string | undefined => t().refusals[reason] ?? tableRefusal(reason);

/** A general message if the reason is unknown. */
export const whyNot = (reason: string): string => refusalOf(reason) ?? t().refused;
