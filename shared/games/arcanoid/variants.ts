import type { Options } from "./options.ts";

/** The rules version of new matches. */
export const RULES = 2;

/** The rules in which variants, and versions of the rules, differ. */
export interface VariantRules {
  /**
   * The parties that may engage on a tempered field: its owner, which lifts Temperance, or no one until the owner lifts it (M14,
   * NA).
   */
  readonly tempering: "own" | "strict";
  /** Face-down engagements: none, one per seat and round (KO), or with the Magician, who then changes nothing (ML). */
  readonly secret: "none" | "once" | "magician";
  /** Whether an ace engaged alone may be reinforced later (WO). */
  readonly aces: "plain" | "reinforced";
  /** Whether the Magician may accompany cards of the field's suit without changing any (M1a). Not in rules 1. */
  readonly allowsIdleMagician: boolean;
  /**
   * Whether the Magician that hides an engagement may come from the row or the open pair (M8a, ML1). Not in rules 1.
   */
  readonly allowsOpenMagician: boolean;
  /** What the Chariot takes: any card; in rules 1 only cards that can be engaged with others (M7c). */
  readonly reserve: "any" | "engageable";
}

const DRESDEN: VariantRules = {
  tempering: "own",
  secret: "none",
  aces: "plain",
  allowsIdleMagician: true,
  allowsOpenMagician: true,
  reserve: "any",
};
const NASSAU: VariantRules = { ...DRESDEN, tempering: "strict" };

/** Each variant lists its changes to the one it is based on. The changes of MAINZ are lost: it equals NASSAU (MA6). */
export const VARIANTS: Readonly<Record<Options["variant"], VariantRules>> = {
  dresden: DRESDEN,
  nassau: NASSAU,
  koblenz: { ...NASSAU, secret: "once" },
  mainz: NASSAU,
  malta: { ...NASSAU, secret: "magician" },
  worms: { ...NASSAU, aces: "reinforced" },
};

/** The name of a table's variant: MAINZ with the Tide is GAZA (section 9). */
export const variantNameOf = ({ variant, tide }: Options): Options["variant"] | "gaza" =>
  variant === "mainz" && tide ? "gaza" : variant;

/** What rules 1 forbade, contrary to the source. */
const RULES_1 = { allowsIdleMagician: false, allowsOpenMagician: false, reserve: "engageable" } as const;

const VARIANTS_OF_RULES_1 = Object.fromEntries(
  Object.entries(VARIANTS).map(([name, variant]) => [name, { ...variant, ...RULES_1 }]),
) as unknown as typeof VARIANTS;

/** The variant a table plays, under its version of the rules. */
export const variantOf = ({ options, rules }: { readonly options: Options; readonly rules: number }): VariantRules =>
  (rules === 1 ? VARIANTS_OF_RULES_1 : VARIANTS)[options.variant];
