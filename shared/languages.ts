/** The type check reports the message catalogues that a new language needs. */
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" } as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && Object.hasOwn(LANGUAGES, text);

/** Cached, because creating one takes a browser longer than drawing a card. */
const cache = new Map<Language, Intl.PluralRules>();

function rulesOf(tag: Language): Intl.PluralRules {
  const rules = cache.get(tag) ?? new Intl.PluralRules(tag);
  cache.set(tag, rules);
  return rules;
}

/** Replaces `#` by the number. French uses the singular for 0. */
export function plural(tag: Language, n: number, forms: { readonly one: string; readonly other: string }): string {
  return (rulesOf(tag).select(n) === "one" ? forms.one : forms.other).replace("#", String(n));
}
