import type { Recorded } from "../../../shared/engine/match.ts";
import { inSequence, type Motion, plan } from "../../play/plan.ts";
import type { Pieces } from "../../play/pose.ts";
import type { Scene } from "./dances/scene.ts";
import { danceOf } from "./dances.ts";

/** An event of a step, and the table at rest after it. */
export interface Moment {
  readonly event: Recorded;
  readonly scene: Scene;
}

/**
 * One step of the log as one motion: each event's dance in turn.
 * @param seen what is on show before it
 */
export function motionOf(seen: Pieces, moments: readonly Moment[]): Motion {
  const layouts = inStep(seen, moments);
  return inSequence(
    moments.map(({ event, scene }, i) => plan(layouts[i - 1] ?? seen, layouts[i]!, danceOf(event, scene))),
  );
}

/**
 * The table after each event of a step, but for what the step as a whole decides: water over a roof stays until it is told
 * that the roof is open, and the panel under words that are there already comes with the first event.
 */
function inStep(seen: Pieces, moments: readonly Moment[]): Pieces[] {
  const opens = moments.findIndex(({ event }) => event.type === "RoofOpened");
  const water = [...seen].filter(([key]) => String(key).startsWith("deep:"));
  const panels = [...(moments.at(-1)?.scene.pieces ?? [])].filter(([key]) => String(key).startsWith("panel:"));
  return moments.map(({ scene: { pieces } }, i) => new Map([...pieces, ...panels, ...(i < opens ? water : [])]));
}
