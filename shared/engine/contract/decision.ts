import type { Chance } from "../chance/rng.ts";
import { shuffle } from "../chance/shuffle.ts";

export class Decision<State, Event> {
  readonly events: Event[] = [];
  readonly #evolve: (state: State, event: Event) => State;
  #state: State;
  #folded = 0;

  constructor(state: State, evolve: (state: State, event: Event) => State) {
    this.#state = state;
    this.#evolve = evolve;
  }

  /** Folded only when read: the state after the last event is often not needed. */
  get state(): State {
    while (this.#folded < this.events.length) this.#state = this.#evolve(this.#state, this.events[this.#folded++]!);
    return this.#state;
  }

  add(event: Event): void {
    this.events.push(event);
  }
}

/** Draws use the random stream of the next event. */
export class ChanceDecision<State, Event> extends Decision<State, Event> {
  readonly #chance: Chance;

  constructor(state: State, evolve: (state: State, event: Event) => State, chance: Chance) {
    super(state, evolve);
    this.#chance = chance;
  }

  shuffled<T>(items: readonly T[]): T[] {
    return shuffle(items, this.#chance(this.events.length));
  }

  /** Uniform from 0 to `n` - 1. */
  roll(n: number): number {
    return this.#chance(this.events.length)(n);
  }
}
