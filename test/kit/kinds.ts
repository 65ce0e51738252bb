import type { Setting } from "./shelf.ts";

/** The face that a card's kind goes by, in the modes where the whole table notices some cards at once. */
const KINDS: Readonly<Record<string, (face: string, options: Readonly<Record<string, unknown>>) => string>> = {
  // What is kept unseen could be any of these; all other explorer cards are turned up (P2 to P10).
  pyramid: (face, { edition }) =>
    face === "compass" || face === "finish" || (face === "border" && edition === "fr") ? "kept" : face,
  // A compass turns every hand the moment it is drawn (N3).
  "day-night": (face) => (face === "compass" ? face : "held"),
};

/**
 * What everybody knows of a card that nobody has shown: cards of one kind may be each other as far as anybody can tell who
 * has not seen them, cards of two kinds may not.
 */
export function kindOf({ options }: Setting, face: string): string {
  const chosen = options as { readonly mode?: string };
  if (chosen.mode === undefined) return "card";
  if (chosen.mode === "pyramid" && /^i\d+$/.test(face)) return "island";
  return KINDS[chosen.mode]?.(face, options as Readonly<Record<string, unknown>>) ?? "card";
}
