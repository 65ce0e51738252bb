import type { Spot, Tableau, Target } from "./layout.ts";

/** What lies under a point: the hit test of the table, by its layout alone. */
export function spotAt({ targets }: Tableau, x: number, y: number): Spot | undefined {
  return targets.find((target) => covers(target, x, y))?.spot;
}

const covers = ({ rect }: Target, x: number, y: number): boolean =>
  x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;
