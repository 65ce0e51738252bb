import type { Chance } from "../../engine/game.ts";
import { shuffle } from "../../engine/shuffle.ts";
import type { Event } from "./events.ts";
import { evolve } from "./evolve.ts";
import type { State } from "./state.ts";

/** A decision in progress: its events so far, the state after them, and the chance for the next ones. */
export class Story {
  readonly events: Event[] = [];
  readonly #chance: Chance;
  #state: State;
  #folded = 0;

  constructor(state: State, chance: Chance) {
    this.#state = state;
    this.#chance = chance;
  }

  /** Folded on demand, because the state after the last event is not needed. */
  get state(): State {
    while (this.#folded < this.events.length) this.#state = evolve(this.#state, this.events[this.#folded++]!);
    return this.#state;
  }

  tell(event: Event): void {
    this.events.push(event);
  }

  /** In random order, with the chance of the next event. */
  shuffled<T>(items: readonly T[]): T[] {
    return shuffle(items, this.#chance(this.events.length));
  }

  /** A number below `n`, with the chance of the next event. */
  roll(n: number): number {
    return this.#chance(this.events.length)(n);
  }
}
