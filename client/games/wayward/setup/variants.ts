import type { Choices, ChoiceValues, VariantManifest } from "../../../contract/manifest.ts";

/** Possible numbers of hard faces in a mixed deck. */
const HARD_CARDS: readonly number[] = Array.from({ length: 17 }, (_, i) => i + 1);

/** Labels are the same in every language. */
export const RED: Readonly<Record<string, { readonly label: string }>> = Object.fromEntries(
  HARD_CARDS.map((n) => [String(n), { label: String(n) }]),
);

/** Decks are chosen later, on the device that has them. */
export const CHOICES = {
  difficulty: { values: ["normal", "hard", "expert", "extreme", "mixed"], usual: "normal", isMentioned: true },
  red: { values: HARD_CARDS, usual: 9, isMentioned: true, onlyWith: { difficulty: "mixed" } },
  deck: { values: ["practice", "own"], usual: "practice" },
  onlookers: { values: [false, true], usual: false, onlyWith: { deck: "own" } },
  saga: { values: [false, true], usual: false },
} satisfies Choices;

/** Per match, for about twelve turns until a fourth achievement. */
const MINUTES = { solo: 60, pair: 120 };

const variant = (most: number, minutes: number): VariantManifest => ({
  seats: [1, most],
  choices: Object.keys(CHOICES),
  minutes: () => minutes,
});

/** In display order. */
export const VARIANTS = {
  solo: variant(1, MINUTES.solo),
  pair: variant(2, MINUTES.pair),
} satisfies Readonly<Record<string, VariantManifest>>;

export function optionsOf(mode: string, { red, onlookers, ...chosen }: ChoiceValues): object {
  const isShown = chosen.deck === "own" && onlookers === true;
  return { ...chosen, ...(chosen.difficulty === "mixed" && { red }), ...(isShown && { onlookers }), mode };
}

/** With a player's own deck there are no spectators, unless the host admits them. */
export const closed = (options: object): boolean => {
  const { deck, onlookers } = options as ChoiceValues;
  return deck === "own" && onlookers !== true;
};

export function variantOf(options: object): keyof typeof VARIANTS | undefined {
  const { mode } = options as ChoiceValues;
  return mode === "solo" || mode === "pair" ? mode : undefined;
}
