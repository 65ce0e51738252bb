import { computed, signal } from "@preact/signals";
import { LANGUAGE_PARAMETER } from "../../shared/head.ts";
import { isLanguage, type Language } from "../../shared/languages.ts";
import { readStored, writeStored } from "../storage/local-storage.ts";

export { LANGUAGES, type Language, plural } from "../../shared/languages.ts";

const CHOSEN = "language";

/** The language that the address asks for, else the one a person chose, else the first of the browser's that there is a catalogue for, else English. */
function preferred(): Language {
  const asked = new URLSearchParams(globalThis.location?.search).get(LANGUAGE_PARAMETER) ?? undefined;
  if (isLanguage(asked)) return asked;
  const chosen = readStored(CHOSEN);
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
}

/** The language everything is shown in. */
export const language = signal<Language>(preferred());

/** The same as it is written where the reader lives, as far as the browser tells: what days, hours and numbers are written by. */
export const locale = computed<string>(
  () => navigator.languages.find((tag) => tag.slice(0, 2) === language.value) ?? language.value,
);

export function speak(chosen: Language): void {
  writeStored(CHOSEN, chosen);
  language.value = chosen;
}
