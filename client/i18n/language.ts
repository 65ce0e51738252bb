import { signal } from "@preact/signals";
import { keep, kept } from "../net/kept.ts";

/** The languages there are catalogues for. A new one is a line here, and a catalogue wherever the type check then asks. */
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" } as const;

export type Language = keyof typeof LANGUAGES;

const CHOSEN = "language";

const isLanguage = (text: string | undefined): text is Language => text !== undefined && Object.hasOwn(LANGUAGES, text);

/** The language a person chose, else the first of the browser's that there is a catalogue for, else English. */
function preferred(): Language {
  const chosen = kept(CHOSEN);
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
}

/** The language everything is shown in. */
export const language = signal<Language>(preferred());

export function speak(chosen: Language): void {
  keep(CHOSEN, chosen);
  language.value = chosen;
}

/** Making one takes a browser longer than drawing a card. */
const rules = new Map<Language, Intl.PluralRules>();

function rulesOf(tag: Language): Intl.PluralRules {
  const known = rules.get(tag) ?? new Intl.PluralRules(tag);
  rules.set(tag, known);
  return known;
}

/** The form of a message for a number; `#` stands for the number. French counts 0 as one, so ask the language. */
export function plural(tag: Language, n: number, forms: { readonly one: string; readonly other: string }): string {
  return (rulesOf(tag).select(n) === "one" ? forms.one : forms.other).replace("#", String(n));
}
