import type { Chance } from "../../engine/game.ts";
import { shuffle } from "../../engine/shuffle.ts";
import type { Event } from "./events.ts";
import { evolve } from "./evolve.ts";
import type { State } from "./state.ts";

/** A decision in the making: what was told so far, the state after it, and the chance of what follows. */
export class Story {
  readonly events: Event[] = [];
  readonly #chance: Chance;
  #state: State;
  #folded = 0;

  constructor(state: State, chance: Chance) {
    this.#state = state;
    this.#chance = chance;
  }

  /** Folded when it is asked for: nobody asks after the last event. */
  get state(): State {
    while (this.#folded < this.events.length) this.#state = evolve(this.#state, this.events[this.#folded++]!);
    return this.#state;
  }

  tell(event: Event): void {
    this.events.push(event);
  }

  /** In random order, by the chance of the event that is told next. */
  shuffled<T>(items: readonly T[]): T[] {
    return shuffle(items, this.#chance(this.events.length));
  }

  /** A number below `n`, by the chance of the event that is told next. */
  roll(n: number): number {
    return this.#chance(this.events.length)(n);
  }
}
