import type { Recorded } from "../../../shared/engine/match.ts";
import { inSequence, type Motion, plan } from "../../play/plan.ts";
import type { Pieces } from "../../play/pose.ts";
import { danceOf } from "./dances.ts";

/**
 * One step of the log as one motion: each event's dance in turn.
 * @param seen what is on show before it
 * @param entries the events of the step
 * @param layouts the table at rest after each of them
 */
export function motionOf(seen: Pieces, entries: readonly Recorded[], layouts: readonly Pieces[]): Motion {
  return inSequence(entries.map((entry, i) => plan(layouts[i - 1] ?? seen, layouts[i]!, danceOf(entry))));
}
