import type { Choices, Chosen, Variant } from "../../card.ts";

/** What a table may choose; which of one's own decks it is, the device is asked that has them. */
export const CHOICES = {
  difficulty: { values: ["normal", "hard", "expert", "extreme"], usual: "normal", isTold: true },
  deck: { values: ["practice", "own"], usual: "practice" },
  saga: { values: [false, true], usual: false },
} satisfies Choices;

/** About twelve turns until the fourth achievement, and three minutes for those of people and automaton together. */
const MINUTES = { solo: 60, pair: 120 };

const variant = (most: number, minutes: number): Variant => ({
  seats: [1, most],
  choices: Object.keys(CHOICES),
  minutes: () => minutes,
});

/** In the order they are offered. */
export const VARIANTS = {
  solo: variant(1, MINUTES.solo),
  pair: variant(2, MINUTES.pair),
} satisfies Readonly<Record<string, Variant>>;

/** The options that a variant stands for. */
export const optionsOf = (mode: string, chosen: Chosen): object => ({ ...chosen, mode });

/** The variant that options stand for. */
export function variantOf(options: object): keyof typeof VARIANTS | undefined {
  const { mode } = options as Chosen;
  return mode === "solo" || mode === "pair" ? mode : undefined;
}
