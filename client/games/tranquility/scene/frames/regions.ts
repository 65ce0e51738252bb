import type { SolvedArrangement } from "../../../../layout/arrangement.ts";
import { around, type Rect, type Regions } from "./frame.ts";
import { found } from "./grid.ts";

/**
 * The boxes of a layout that become panels of the page. `count` and `discards` are the text below the pile and the
 * discards, `next` and `rest` the text at both ends of an open row.
 */
export type Panel =
  | "title"
  | "tools"
  | "log"
  | "actions"
  | "hand"
  | "count"
  | "discards"
  | "story"
  | "watchers"
  | "toll"
  | "side"
  | "lesson"
  | "next"
  | "rest";

const NEEDED = ["title", "tools", "log", "actions", "hand", "story"] as const;
const OPTIONAL = ["watchers", "toll", "side", "lesson"] as const;

/** Returns the places of the page's panels that are boxes of a layout. */
export function regionsIn(
  placed: SolvedArrangement<never, Panel>,
  plaques: readonly Rect[],
): Omit<Regions, "shape" | "showsSummary"> {
  const [next, left, spent] = [placed.find("next"), placed.find("rest"), placed.find("discards")];
  return {
    ...(found(placed, NEEDED) as Record<(typeof NEEDED)[number], Rect>),
    ...found(placed, OPTIONAL),
    pile: placed.box("count"),
    ...(spent ? { spent } : {}),
    players: around(plaques),
    plaques,
    ...(next && left ? { row: { next, left } } : {}),
  };
}
