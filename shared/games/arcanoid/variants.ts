import type { Options } from "./options.ts";

/** The rules of new matches. */
export const RULES = 2;

/** Differences between variants or versions of the rules. */
export interface VariantRules {
  /**
   * The right to engage on a field with Temperance. `own`: only its owner has it, and so lifts Temperance (M14b).
   * `strict`: no party, until the owner has lifted it (NA1, NA2).
   */
  readonly tempering: "own" | "strict";
  /**
   * Engagements face down. `once`: one per seat and round (KO1). `magician`: with the Magician, who changes no suits
   * (ML1).
   */
  readonly secret: "none" | "once" | "magician";
  /** An ace engaged alone may be reinforced later (WO). */
  readonly aces: "plain" | "reinforced";
  /** The Magician may accompany cards of the field's suit without changing any (M1a). */
  readonly allowsIdleMagician: boolean;
  /** The Magician that hides an engagement may lie in the row or open in the hand (M8a, ML1). */
  readonly allowsOpenMagician: boolean;
  /** Any cards (M7c), or only those that can be engaged with others. */
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

/** What MAINZ changes is unknown (MA6). */
export const VARIANTS: Readonly<Record<Options["variant"], VariantRules>> = {
  dresden: DRESDEN,
  nassau: NASSAU,
  koblenz: { ...NASSAU, secret: "once" },
  mainz: NASSAU,
  malta: { ...NASSAU, secret: "magician" },
  worms: { ...NASSAU, aces: "reinforced" },
};

/** MAINZ with the Tide is GAZA. */
export const variantNameOf = ({ variant, tide }: Options): Options["variant"] | "gaza" =>
  variant === "mainz" && tide ? "gaza" : variant;

/** Rules 1 forbid what the printed rules allow. */
const RULES_1 = { allowsIdleMagician: false, allowsOpenMagician: false, reserve: "engageable" } as const;

const VARIANTS_OF_RULES_1 = Object.fromEntries(
  Object.entries(VARIANTS).map(([name, variant]) => [name, { ...variant, ...RULES_1 }]),
) as unknown as typeof VARIANTS;

export const variantOf = ({ options, rules }: { readonly options: Options; readonly rules: number }): VariantRules =>
  (rules === 1 ? VARIANTS_OF_RULES_1 : VARIANTS)[options.variant];
