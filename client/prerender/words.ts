import type { Language } from "../../shared/languages.ts";

/** What only served pages say. */
export interface PageWords {
  /** To those whose browser runs no scripts. */
  readonly noScript: string;
}

export const WORDS: Readonly<Record<Language, PageWords>> = {
  en: { noScript: "To play, this page needs JavaScript." },
  fr: { noScript: "Pour jouer, cette page a besoin de JavaScript." },
  de: { noScript: "Zum Spielen braucht diese Seite JavaScript." },
};
