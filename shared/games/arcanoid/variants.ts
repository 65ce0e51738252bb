import type { Options } from "./options.ts";

/** The rules in which variants differ. */
export interface Variant {
  /** Who may engage on a tempered field: its owner, which lifts Temperance, or nobody until the owner lifts it (M14, NA). */
  readonly tempering: "own" | "strict";
  /** Engagements that are laid face down: none, one a seat and round (KO), or with the Magician, who changes nothing (ML). */
  readonly secret: "none" | "once" | "magician";
  /** Whether an ace that stands alone may be reinforced later (WO). */
  readonly aces: "plain" | "reinforced";
}

const DRESDEN: Variant = { tempering: "own", secret: "none", aces: "plain" };
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

export const variantOf = ({ options }: { readonly options: Options }): Variant => VARIANTS[options.variant];
