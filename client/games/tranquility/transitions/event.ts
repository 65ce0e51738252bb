import type { MatchEvent } from "../../../../shared/engine/match.ts";
import type { Event } from "../../../../shared/games/tranquility/events.ts";
import type { Change, TransitionSpec } from "../../../canvas/plan.ts";
import type { Scene } from "./scene.ts";

/** Everything that can happen at a table of this game. */
export type TableEvent = Event | MatchEvent;

/** How one event is animated: it orders and paces what two layouts differ in. */
export type TransitionOf<Type extends TableEvent["type"]> = (
  event: Extract<TableEvent, { readonly type: Type }>,
  changes: readonly Change[],
  scene: Scene,
) => TransitionSpec;

/** One transition for each event there is. */
export type Transitions = { readonly [Type in TableEvent["type"]]: TransitionOf<Type> };
