import type { Chance } from "../chance/rng.ts";
import { shuffle } from "../chance/shuffle.ts";

/** Collects the events of a decision and folds them into the state. */
export class Decision<State, Event> {
  readonly events: Event[] = [];
  readonly #evolve: (state: State, event: Event) => State;
  #state: State;
  #folded = 0;

  constructor(state: State, evolve: (state: State, event: Event) => State) {
    this.#state = state;
    this.#evolve = evolve;
  }

  /** The state after the events so far. Folded only when read: the state after the last event is not needed. */
  get state(): State {
    while (this.#folded < this.events.length) this.#state = this.#evolve(this.#state, this.events[this.#folded++]!);
    return this.#state;
  }

  add(event: Event): void {
    this.events.push(event);
  }
}

/** Each draw uses the random stream of the event that will be added next. */
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
