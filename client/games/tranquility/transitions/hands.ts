import type { TranquilityEventOf } from "../../../../shared/games/tranquility/events.ts";
import { easeInOut, easeOut } from "../../../canvas/easing.ts";
import type { PathSegment, PieceChange, TransitionSpec } from "../../../canvas/plan.ts";
import type { PieceKey } from "../../../canvas/pose.ts";
import { Z } from "../scene/view.ts";
import { homeOf } from "./places.ts";
import type { TranquilityTransitionScene } from "./scene.ts";
import { paced } from "./steps.ts";

/** The cards come together first, so that none can be tracked. */
export function shuffleHand(
  { seat, were, cards }: TranquilityEventOf<"HandShuffled">,
  changes: readonly PieceChange[],
  scene: TranquilityTransitionScene,
): TransitionSpec {
  const timings = paced(changes, { duration: 200, ease: easeInOut });
  if (seat !== scene.seat) return { timings, next: 0 };
  const stack = { ...homeOf(scene, seat), faceUp: 0, alpha: 1, turn: 0, z: Z.hand };
  const gone = new Set(changes.filter(({ kind }) => kind === "goes").map(({ key }) => key));
  const paths = new Map<PieceKey, readonly PathSegment[]>();
  for (const card of were) if (gone.has(card)) paths.set(card, [{ to: stack, duration: 180, ease: easeInOut }]);
  cards.forEach((card, i) => {
    paths.set(card, [
      {
        start: 180,
        from: stack,
        to: { ...stack, x: stack.x + (i % 2 ? 10 : -10), turn: i % 2 ? 5 : -5 },
        duration: 80,
      },
      { start: 300 + i * 40, duration: 240, ease: easeOut },
    ]);
  });
  return { timings, paths, next: 380 };
}
