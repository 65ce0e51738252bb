/** The supported languages. To add one, add a line here, and catalogues where the type check asks for them. */
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" } as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && Object.hasOwn(LANGUAGES, text);

/** Cached, because creating one takes a browser longer than drawing a card. */
const rules = new Map<Language, Intl.PluralRules>();

function rulesOf(tag: Language): Intl.PluralRules {
  const known = rules.get(tag) ?? new Intl.PluralRules(tag);
  rules.set(tag, known);
  return known;
}

/**
 * Selects the form of a message for a number, and replaces `#` by the number. The choice depends on the language:
 * French uses the singular for 0.
 */
export function plural(tag: Language, n: number, forms: { readonly one: string; readonly other: string }): string {
  return (rulesOf(tag).select(n) === "one" ? forms.one : forms.other).replace("#", String(n));
}
