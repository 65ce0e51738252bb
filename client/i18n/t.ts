import { tableRefusal } from "./at-table.ts";
import { catalogueOf } from "./catalogue.ts";
import type { Messages } from "./en.ts";

const shell = catalogueOf<Messages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});

/** The shell's messages in the current language. Components that read them re-render on change. */
export const t = (): Messages => shell.messages.value;

export const loadMessages = shell.load;

/** The message for a refusal; undefined if neither the shell nor the loaded messages of tables have one. */
export const refusalOf = (reason: string): string | undefined => t().refusals[reason] ?? tableRefusal(reason);

/** The message for a refusal; a general one if the reason is unknown. */
export const whyNot = (reason: string): string => refusalOf(reason) ?? t().refused;
