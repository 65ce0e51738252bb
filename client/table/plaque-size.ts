import type { Panels } from "./panels.ts";

/** Narrower than this, in px, plaques side by side have room for a flag, a count and little else. */
const TIGHT = 90;

/** Lower than this, in px, a plaque is one line. */
const LINE = { wide: 60, small: 40 } as const;

/** Narrower than this, in px, it is a flag with the most important count. */
const SLIM = 60;

/** Narrower and lower than this, in px, a plaque with words has a small flag. A wider one has room for all at any height. */
const LEAN = { width: 230, height: 120 } as const;

/** As wanted, with less of everything, with a small flag, on one line, or as a flag: what the class of the list says. */
export type PlaqueSize = "" | "tight" | "lean" | "line" | "slim";

/**
 * How little room plaques have: in a row above the board they become tight; one below the other lean, a line, or a flag.
 * `plaques` are the places of all seats, in px of the window.
 */
export function plaqueSize({ shape, plaques }: Pick<Panels, "shape" | "plaques">): PlaqueSize {
  const isNarrower = (than: number) => plaques.some(({ width }) => width < than);
  const isLower = (than: number) => plaques.some(({ height }) => height < than);
  const isColumn = plaques.length > 1 && plaques.every(({ x }) => x === plaques[0]!.x);
  if (!isColumn) return shape === "portrait" && isNarrower(TIGHT) ? "tight" : "";
  if (isNarrower(SLIM)) return "slim";
  if (shape !== "desktop") return isLower(LINE.small) ? "line" : "";
  if (!isNarrower(LEAN.width)) return "";
  if (isLower(LINE.wide)) return "line";
  return plaques.every(({ height }) => height < LEAN.height) ? "lean" : "";
}
