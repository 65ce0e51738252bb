import type { EventOf } from "../../../../shared/games/tranquility/events.ts";
import { slide } from "../../../canvas/easing.ts";
import type { Change, Leg, TransitionSpec } from "../../../canvas/plan.ts";
import type { Key } from "../../../canvas/pose.ts";
import { Z } from "../scene/view.ts";
import type { Scene } from "./scene.ts";
import { paced } from "./steps.ts";

/** How long the full quay is there to be seen. */
const FULL = 320;

/** What was given sails off to the right together; then the shore sinks back. */
export function settleToll(
  { paid }: EventOf<"TollSettled">,
  changes: readonly Change[],
  { frame }: Scene,
): TransitionSpec {
  const given = new Set<Key>(paid.flatMap(({ cards }) => cards));
  const sailing = changes.filter(({ key }) => given.has(key)).toSorted((a, b) => b.from.x - a.from.x);
  const ways = new Map<Key, readonly Leg[]>();
  sailing.forEach(({ key, from }, i) => {
    const off = { ...from, x: frame.viewport.width + from.size, turn: from.turn + 6, z: Z.quay + 2 };
    ways.set(key, [{ start: FULL + i * 35, to: off, duration: 460, ease: slide }]);
  });
  return { pace: paced(changes, { start: FULL + 260, duration: 400, ease: slide }), ways, next: FULL + 480 };
}
