import type { Panels } from "../../layout/panels.ts";

/** Below this width in px, panels side by side have a separate line for the name. */
const TIGHT = 90;

/** Below this height in px, a panel in a column can be one line. */
const LINE = { wide: 50, small: 40 } as const;

/** Below this width in px, a panel is a flag with the most important count. */
const SLIM = 60;

/** Below this size in px, a panel on a desktop has a small flag. */
const LEAN = { width: 230, height: 120 } as const;

/** Full (""), tight, with a small flag, on one line, or a flag with a count. */
export type PlaqueSize = "" | "tight" | "lean" | "line" | "slim";

/**
 * The form of the players' panels: a row above the board may be tight; a column lean, on one line, or slim.
 * @param plaques in px of the window
 */
export function plaqueSize({ shape, plaques }: Pick<Panels, "shape" | "plaques">): PlaqueSize {
  // The style sheet gives the area its width only once it has panels.
  const isNarrower = (than: number) => plaques.some(({ width }) => width > 0 && width < than);
  const isLower = (than: number) => plaques.some(({ height }) => height < than);
  const isColumn = plaques.length > 1 && plaques.every(({ x }) => x === plaques[0]!.x);
  if (!isColumn) return shape === "portrait" && isNarrower(TIGHT) ? "tight" : "";
  if (isNarrower(SLIM)) return "slim";
  if (shape !== "desktop") return isLower(LINE.small) ? "line" : "";
  if (!isNarrower(LEAN.width)) return "";
  if (isLower(LINE.wide)) return "line";
  return plaques.every(({ height }) => height < LEAN.height) ? "lean" : "";
}
