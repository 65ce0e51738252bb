/** The languages there are catalogues for. A new one is a line here, and a catalogue wherever the type check then asks. */
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" } as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && Object.hasOwn(LANGUAGES, text);

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
