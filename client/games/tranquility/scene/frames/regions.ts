import type { Placed } from "../../../../canvas/arrangement.ts";
import { around, type Rect, type Regions } from "./frame.ts";
import { found } from "./grid.ts";

/** The boxes that become places for panels as they are; `count` and `discards` are the words below the pile and what lies discarded,
 * `next` and `rest` those at both ends of an open row. */
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

/** Where the panels of the page go, as far as they are boxes of an arrangement. */
export function regionsIn(placed: Placed<never, Panel>, plaques: readonly Rect[]): Omit<Regions, "shape" | "isTold"> {
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
