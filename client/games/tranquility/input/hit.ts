import type { Rect } from "../scene/frame.ts";
import type { TranquilityHitArea, TranquilityLayout, TranquilitySpot } from "../scene/layout.ts";

export function spotAt({ targets }: TranquilityLayout, x: number, y: number): TranquilitySpot | undefined {
  return targets.find((target) => covers(target, x, y))?.spot;
}

const covers = ({ rect }: TranquilityHitArea, x: number, y: number): boolean =>
  x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;

export const sameSpot = (a: TranquilitySpot, b: TranquilitySpot): boolean => JSON.stringify(a) === JSON.stringify(b);

export const rectOn = ({ targets }: TranquilityLayout, spot: TranquilitySpot): Rect | undefined =>
  targets.find((target) => sameSpot(target.spot, spot))?.rect;
