import type { Choices, Chosen, Variant } from "../../card.ts";

/** What a table may choose. The server's schema is what counts; a test compares the two. */
export const CHOICES: Choices = {
  rounds: { values: [1, 3, 5, 7], usual: 3 },
  tide: { values: [false, true], usual: false, isTold: true },
  renewals: { values: ["agreed", 0, 1, 2, 5], usual: "agreed" },
  ties: { values: ["top-card", "fewest-cards"], usual: "top-card" },
};

const SEATS = [2, 10] as const;

/**
 * How many moves a round has: the mean of rounds of the game's own bots, answers to its questions left out, which are given
 * while others think. A hand more of the same pack makes it a little longer; the Tide takes cards from all.
 */
export const movesIn = (seats: number, hasTide: boolean): number => 58 + 5 * seats - (hasTide ? 10 : 0);

/** How long people take over a move, in seconds: 15 to 20 over a turn, and half of them play again in it. */
const PACE = 12;

/** How long so many rounds take, in minutes to the next five. */
const minutesOf = (rounds: number, seats: number, hasTide: boolean): number =>
  Math.ceil((rounds * movesIn(seats, hasTide) * PACE) / 60 / 5) * 5;

/** The shortest and the longest that a round takes, in minutes. */
export const ROUND = SEATS.map((seats) => Math.round((movesIn(seats, false) * PACE) / 60)) as [number, number];

const roundsOf = ({ rounds = CHOICES.rounds!.usual }: Chosen): number => Number(rounds);

const variant: Variant = {
  seats: SEATS,
  choices: ["rounds", "tide", "renewals", "ties"],
  minutes: (seats, chosen = {}) => minutesOf(roundsOf(chosen), seats, chosen.tide === true),
};

/** A variant that is MAINZ but for one choice leaves that choice to it: MAINZ with the Tide is GAZA. */
const withoutTide: Variant = { ...variant, choices: variant.choices.filter((name) => name !== "tide") };

/** In the order they are offered. */
export const VARIANTS = {
  dresden: variant,
  nassau: variant,
  koblenz: variant,
  // Its own list is lost, so it is played as NASSAU: nobody needs to choose it (MA6).
  mainz: { ...withoutTide, isUnlisted: true },
  malta: variant,
  worms: variant,
  gaza: { ...withoutTide, minutes: (seats, chosen = {}) => minutesOf(roundsOf(chosen), seats, true) },
} satisfies Readonly<Record<string, Variant>>;

export type VariantName = keyof typeof VARIANTS;

export const isVariant = (name: unknown): name is VariantName =>
  typeof name === "string" && Object.hasOwn(VARIANTS, name);

/** The options that a variant stands for. */
export const optionsOf = (name: string, chosen: Chosen): object =>
  name === "gaza" ? { ...chosen, variant: "mainz", tide: true } : { ...chosen, variant: name };

/** The variant that options stand for. */
export function variantOf(options: object): VariantName | undefined {
  const { variant: name, tide } = options as Chosen;
  if (name === "mainz" && tide === true) return "gaza";
  return name !== "gaza" && isVariant(name) ? name : undefined;
}
