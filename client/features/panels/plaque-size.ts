import type { Panels } from "../../layout/panels.ts";

/** Below this width, in px, panels side by side show a flag, a count and little else. */
const TIGHT = 90;

/** Below this height, in px, a player panel is one line. */
const LINE = { wide: 60, small: 40 } as const;

/** Below this width, in px, it is a flag with the most important count. */
const SLIM = 60;

/**
 * Below this width and height, in px, a panel with words has a small flag. A wider one has room for everything at any
 * height.
 */
const LEAN = { width: 230, height: 120 } as const;

/** Full, with less of everything, with a small flag, on one line, or as a flag: a class of the list. */
export type PlaqueSize = "" | "tight" | "lean" | "line" | "slim";

/**
 * The size class of player panels: a row above the board becomes tight; a column becomes lean, a line, or a flag.
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
