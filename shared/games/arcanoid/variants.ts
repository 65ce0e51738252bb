import type { Options } from "./options.ts";

/** The version of the rules that new matches are played by. */
export const RULES = 2;

/** The rules in which variants, and versions of the rules, differ. */
export interface Variant {
  /** Who may engage on a tempered field: its owner, which lifts Temperance, or nobody until the owner lifts it (M14, NA). */
  readonly tempering: "own" | "strict";
  /** Engagements that are laid face down: none, one a seat and round (KO), or with the Magician, who changes nothing (ML). */
  readonly secret: "none" | "once" | "magician";
  /** Whether an ace that stands alone may be reinforced later (WO). */
  readonly aces: "plain" | "reinforced";
  /** Whether the Magician may come with cards of the field's own suit and change none (M1a). Not by rules 1. */
  readonly allowsIdleMagician: boolean;
  /** Whether the Magician who hides an engagement may come from the row or the open pair (M8a, ML1). Not by rules 1. */
  readonly allowsOpenMagician: boolean;
  /** What the Chariot takes: any card, or by rules 1 only cards that are engaged with others (M7c). */
  readonly reserve: "any" | "engageable";
}

const DRESDEN: Variant = {
  tempering: "own",
  secret: "none",
  aces: "plain",
  allowsIdleMagician: true,
  allowsOpenMagician: true,
  reserve: "any",
};
const NASSAU: Variant = { ...DRESDEN, tempering: "strict" };

/** Every variant names what it changes of the one it is built on. MAINZ has lost its own list: it is NASSAU (MA6). */
export const VARIANTS: Readonly<Record<Options["variant"], Variant>> = {
  dresden: DRESDEN,
  nassau: NASSAU,
  koblenz: { ...NASSAU, secret: "once" },
  mainz: NASSAU,
  malta: { ...NASSAU, secret: "magician" },
  worms: { ...NASSAU, aces: "reinforced" },
};

/** What a table is called by its options: MAINZ with the Tide is GAZA (section 9). */
export const variantNameOf = ({ variant, tide }: Options): Options["variant"] | "gaza" =>
  variant === "mainz" && tide ? "gaza" : variant;

/** What rules 1 forbade, against the source. */
const RULES_1 = { allowsIdleMagician: false, allowsOpenMagician: false, reserve: "engageable" } as const;

const VARIANTS_OF_RULES_1 = Object.fromEntries(
  Object.entries(VARIANTS).map(([name, variant]) => [name, { ...variant, ...RULES_1 }]),
) as unknown as typeof VARIANTS;

/** What a table plays by. */
export const variantOf = ({ options, rules }: { readonly options: Options; readonly rules: number }): Variant =>
  (rules === 1 ? VARIANTS_OF_RULES_1 : VARIANTS)[options.variant];
