import type { Language } from "./language.ts";

const SPACE = "\u00a0";
const THIN = "\u202f";

/** Keeps the terms of a sum on one line, in every language. */
const together = (text: string): string =>
  text.replace(/(\d) (?=[−+=])/g, `$1${SPACE}`).replace(/([−+=]) (?=\d)/g, `$1${SPACE}`);

const RULES: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => text,
  fr: (text) =>
    text
      .replace(/ (?=[;!?])/g, THIN)
      .replace(/ (?=[:»])/g, SPACE)
      .replace(/« /g, `«${SPACE}`),
  de: (text) => text.replace(/\b(z|d|u)\. (?=[BhaÄ]\.)/g, `$1.${THIN}`),
};

/** Adds the language's non-breaking spaces. */
export const typeset = (text: string, language: Language): string => RULES[language](together(text));
