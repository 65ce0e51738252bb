import type { MatchEvent } from "../../../../shared/engine/match/match-events.ts";
import type { Event } from "../../../../shared/games/tranquility/events.ts";
import type { PieceChange, TransitionSpec } from "../../../canvas/plan.ts";
import type { TranquilityTransitionScene } from "./scene.ts";

export type TableEvent = Event | MatchEvent;

/** Orders and times the differences between two layouts. */
type TransitionOf<Type extends TableEvent["type"]> = (
  event: Extract<TableEvent, { readonly type: Type }>,
  changes: readonly PieceChange[],
  scene: TranquilityTransitionScene,
) => TransitionSpec;

export type Transitions = { readonly [Type in TableEvent["type"]]: TransitionOf<Type> };
