import type { Chance } from "../../engine/chance/rng.ts";
import { ChanceDecision } from "../../engine/contract/decision.ts";
import type { Event } from "./events.ts";
import { evolve } from "./evolve.ts";
import type { State } from "./state.ts";

export class ArcanoidDecision extends ChanceDecision<State, Event> {
  constructor(state: State, chance: Chance) {
    super(state, evolve, chance);
  }
}
