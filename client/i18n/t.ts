import { catalogueOf } from "./catalogue.ts";
import type { Messages } from "./en.ts";

const shell = catalogueOf<Messages>({
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
});

/** The shell's words in the language of the moment. A component that reads them is drawn again when they change. */
export const t = (): Messages => shell.words.value;

export const learnWords = shell.learn;
