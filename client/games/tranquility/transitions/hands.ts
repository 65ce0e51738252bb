import type { EventOf } from "../../../../shared/games/tranquility/events.ts";
import { out, slide } from "../../../canvas/easing.ts";
import type { Change, Leg, TransitionSpec } from "../../../canvas/plan.ts";
import type { Key } from "../../../canvas/pose.ts";
import { Z } from "../scene/view.ts";
import { homeOf } from "./places.ts";
import type { Scene } from "./scene.ts";
import { paced } from "./steps.ts";

/** All cards of a hand come together and are fanned out anew: nobody can tell which is which. */
export function shuffleHand(
  { seat, were, cards }: EventOf<"HandShuffled">,
  changes: readonly Change[],
  scene: Scene,
): TransitionSpec {
  const pace = paced(changes, { duration: 200, ease: slide });
  if (seat !== scene.seat) return { pace, next: 0 };
  const stack = { ...homeOf(scene, seat), faceUp: 0, alpha: 1, turn: 0, z: Z.hand };
  const gone = new Set(changes.filter(({ kind }) => kind === "goes").map(({ key }) => key));
  const ways = new Map<Key, readonly Leg[]>();
  for (const card of were) if (gone.has(card)) ways.set(card, [{ to: stack, duration: 180, ease: slide }]);
  cards.forEach((card, i) => {
    ways.set(card, [
      {
        start: 180,
        from: stack,
        to: { ...stack, x: stack.x + (i % 2 ? 10 : -10), turn: i % 2 ? 5 : -5 },
        duration: 80,
      },
      { start: 300 + i * 40, duration: 240, ease: out },
    ]);
  });
  return { pace, ways, next: 380 };
}
