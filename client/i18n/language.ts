import { computed, signal } from "@preact/signals";
import { LANGUAGE_PARAMETER } from "../../shared/head.ts";
import { isLanguage, type Language } from "../../shared/languages.ts";
import { readStored, writeStored } from "../storage/local-storage.ts";

export { LANGUAGES, type Language, plural } from "../../shared/languages.ts";

const CHOSEN = "language";

/** The language from the address, else the stored choice, else the browser's first supported one, else English. */
function preferred(): Language {
  const asked = new URLSearchParams(globalThis.location?.search).get(LANGUAGE_PARAMETER) ?? undefined;
  if (isLanguage(asked)) return asked;
  const chosen = readStored(CHOSEN);
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
}

export const language = signal<Language>(preferred());

/** The language's regional variant that the browser lists, if any. */
export const locale = computed<string>(
  () => navigator.languages.find((tag) => tag.slice(0, 2) === language.value) ?? language.value,
);

export function speak(chosen: Language): void {
  writeStored(CHOSEN, chosen);
  language.value = chosen;
}

/** Joins names: "Mira, Tomasz, and Pim". */
export const listed = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);
