import type { MatchEvent } from "../../../../shared/engine/match.ts";
import type { Event } from "../../../../shared/games/tranquility/events.ts";
import type { Change, Score } from "../../../play/plan.ts";
import type { Scene } from "./scene.ts";

/** Everything that can happen at a table of this game. */
export type Told = Event | MatchEvent;

/** How one event is danced: it orders and paces what two layouts differ in. */
export type Choreography<Type extends Told["type"]> = (
  event: Extract<Told, { readonly type: Type }>,
  changes: readonly Change[],
  scene: Scene,
) => Score;

/** One dance for each event there is. */
export type Dances = { readonly [Type in Told["type"]]: Choreography<Type> };
