import type { Choices, ChoiceValues, VariantManifest } from "../../../contract/manifest.ts";

/** The server's schema is authoritative; a test compares the two. */
export const CHOICES: Choices = {
  rounds: { values: [1, 3, 5, 7], usual: 3 },
  tide: { values: [false, true], usual: false, isMentioned: true },
  renewals: { values: ["agreed", 0, 1, 2, 5], usual: "agreed" },
  ties: { values: ["top-card", "fewest-cards"], usual: "top-card" },
};

const SEATS = [2, 10] as const;

/**
 * Mean moves per round in matches of bots, without answers to questions. The Tide shortens a round by taking cards from
 * all players.
 */
export const movesIn = (seats: number, hasTide: boolean): number => 58 + 5 * seats - (hasTide ? 10 : 0);

/** Seconds per move. A turn takes 15 to 20, and half of the turns have a second play. */
const SECONDS_PER_MOVE = 12;

/** In minutes, rounded up to a multiple of five. */
const minutesOf = (rounds: number, seats: number, hasTide: boolean): number =>
  Math.ceil((rounds * movesIn(seats, hasTide) * SECONDS_PER_MOVE) / 60 / 5) * 5;

/** Minutes per round with the fewest and with the most seats, without the Tide. */
export const ROUND = SEATS.map((seats) => Math.round((movesIn(seats, false) * SECONDS_PER_MOVE) / 60)) as [
  number,
  number,
];

const roundsOf = ({ rounds = CHOICES.rounds!.usual }: ChoiceValues): number => Number(rounds);

const variant: VariantManifest = {
  seats: SEATS,
  choices: ["rounds", "tide", "renewals", "ties"],
  minutes: (seats, chosen = {}) => minutesOf(roundsOf(chosen), seats, chosen.tide === true),
};

/** GAZA is MAINZ with the Tide. */
const withoutTide: VariantManifest = { ...variant, choices: variant.choices.filter((name) => name !== "tide") };

/** In display order. */
export const VARIANTS = {
  dresden: variant,
  nassau: variant,
  koblenz: variant,
  // The changes of MAINZ are lost, so it plays as NASSAU and is not offered (MA6).
  mainz: { ...withoutTide, isUnlisted: true },
  malta: variant,
  worms: variant,
  gaza: { ...withoutTide, minutes: (seats, chosen = {}) => minutesOf(roundsOf(chosen), seats, true) },
} satisfies Readonly<Record<string, VariantManifest>>;

export type VariantName = keyof typeof VARIANTS;

export const isVariant = (name: unknown): name is VariantName =>
  typeof name === "string" && Object.hasOwn(VARIANTS, name);

export const optionsOf = (name: string, chosen: ChoiceValues): object =>
  name === "gaza" ? { ...chosen, variant: "mainz", tide: true } : { ...chosen, variant: name };

export function variantOf(options: object): VariantName | undefined {
  const { variant: name, tide } = options as ChoiceValues;
  if (name === "mainz" && tide === true) return "gaza";
  return name !== "gaza" && isVariant(name) ? name : undefined;
}
