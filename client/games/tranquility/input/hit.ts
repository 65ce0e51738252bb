import type { Rect } from "../scene/frames/frame.ts";
import type { Spot, Tableau, Target } from "../scene/layout.ts";

/** The target under a point: the hit test of the table, from its layout alone. */
export function spotAt({ targets }: Tableau, x: number, y: number): Spot | undefined {
  return targets.find((target) => covers(target, x, y))?.spot;
}

const covers = ({ rect }: Target, x: number, y: number): boolean =>
  x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;

export const sameSpot = (a: Spot, b: Spot): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The rectangle of a target; undefined once it is gone. */
export const rectOn = ({ targets }: Tableau, spot: Spot): Rect | undefined =>
  targets.find((target) => sameSpot(target.spot, spot))?.rect;
