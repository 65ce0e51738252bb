import type { Recorded } from "../../../../shared/engine/match/log-entry.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import { inSequence, type Motion, plan } from "../../../canvas/plan.ts";
import type { Pieces } from "../../../canvas/pose.ts";
import type { ArcanoidLayout } from "../scene/layout.ts";
import { transitionOf } from "./transitions.ts";

export interface ArcanoidTransitionScene extends ArcanoidLayout {
  readonly match: Match<State>;
}

interface ArcanoidEventScene {
  readonly event: Recorded;
  readonly scene: ArcanoidTransitionScene;
}

/** @param seen the pieces shown before the step */
export function motionOf(seen: Pieces, moments: readonly ArcanoidEventScene[]): Motion {
  return inSequence(
    moments.map(({ event, scene }, i) =>
      plan(moments[i - 1]?.scene.pieces ?? seen, scene.pieces, transitionOf(event, scene), event.v),
    ),
  );
}
