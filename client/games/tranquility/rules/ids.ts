import type { Paragraph } from "../../../contract/volume.ts";

/**
 * `stated`: by the published rules; `ours`: they are silent or disagree; `both`: stated in part. Letters: `B` base
 * game, `A` arch, `P` pyramid, `N` day and night, `D` duel, `H` boards by players.
 */
export const RULES = {
  B1: "stated",
  B2: "stated",
  B3: "stated",
  B4: "stated",
  B5: "ours",
  B6: "stated",
  B7: "ours",
  B8: "ours",
  B9: "ours",
  B10: "stated",
  B11: "both",
  B12: "both",
  B13: "stated",
  B14: "ours",
  A1: "stated",
  A2: "stated",
  A3: "both",
  A4: "stated",
  P0: "stated",
  P1: "stated",
  P2: "both",
  P3: "ours",
  P4: "stated",
  P5: "both",
  P6: "both",
  P7: "stated",
  P8: "stated",
  P9: "both",
  P10: "stated",
  P11: "stated",
  P12: "stated",
  P13: "ours",
  N1: "both",
  N2: "stated",
  N3: "both",
  N4: "stated",
  N5: "both",
  D1: "stated",
  D2: "stated",
  D3: "both",
  D4: "both",
  D5: "both",
  D6: "stated",
  D7: "ours",
  H1: "ours",
  H2: "ours",
  H3: "ours",
  H4: "ours",
  H5: "ours",
  H6: "ours",
} as const;

export type RuleId = keyof typeof RULES;

/** A paragraph by the published rules. */
export const says = (rules: readonly RuleId[], text: string): Paragraph => ({ rules, text, isOurs: false });

/** A paragraph by this project's reading of the rules. */
export const reads = (rules: readonly RuleId[], text: string): Paragraph => ({ rules, text, isOurs: true });
