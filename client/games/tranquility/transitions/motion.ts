import type { Recorded } from "../../../../shared/engine/match/log-entry.ts";
import { easeInOutSine } from "../../../canvas/easing.ts";
import { inSequence, type Motion, plan, type Transition } from "../../../canvas/plan.ts";
import type { Pieces } from "../../../canvas/pose.ts";
import { isA } from "../scene/key.ts";
import { isWorded } from "../scene/view.ts";
import type { Transitions } from "./event.ts";
import type { TranquilityTransitionScene } from "./scene.ts";
import { transitionOf } from "./transitions.ts";

interface TranquilityEventScene {
  readonly event: Recorded;
  readonly scene: TranquilityTransitionScene;
}

/**
 * @param seen the pieces shown before the step
 * @param known the available transitions
 */
export function motionOf(seen: Pieces, moments: readonly TranquilityEventScene[], known: Partial<Transitions>): Motion {
  const layouts = inStep(seen, moments);
  return inSequence(
    moments.map(({ event, scene }, i) =>
      plan(layouts[i - 1] ?? seen, layouts[i]!, worded(transitionOf(event, scene, known)), event.v),
    ),
  );
}

/** Duration in ms for pieces with text beside them. */
const CHANGES = 160;

/** Pieces with text beside them are half changed when the text changes. */
const worded =
  (transition: Transition): Transition =>
  (changes) => {
    const score = transition(changes);
    const timings = new Map(score.timings);
    const start = Math.max(0, (score.visibleAt ?? 0) - CHANGES / 2);
    for (const { key } of changes)
      if (isWorded(key)) timings.set(key, { start, duration: CHANGES, ease: easeInOutSine });
    return { ...score, timings };
  };

/** Water over the roof stays until the event that opens the roof. */
function inStep(seen: Pieces, moments: readonly TranquilityEventScene[]): Pieces[] {
  const opens = moments.findIndex(({ event }) => event.type === "RoofOpened");
  const water = [...seen].filter(([key]) => isA("deep", key));
  return moments.map(({ scene: { pieces } }, i) => (i < opens ? new Map([...pieces, ...water]) : pieces));
}
