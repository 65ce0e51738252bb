import type { Chance } from "../chance/rng.ts";
import { shuffle } from "../chance/shuffle.ts";

/** The events of a decision so far, and the state after them. */
export class Decision<State, Event> {
  readonly events: Event[] = [];
  readonly #evolve: (state: State, event: Event) => State;
  #state: State;
  #folded = 0;

  constructor(state: State, evolve: (state: State, event: Event) => State) {
    this.#state = state;
    this.#evolve = evolve;
  }

  /** Events are folded when the state is read: after its last event, no decision reads it. */
  get state(): State {
    while (this.#folded < this.events.length) this.#state = this.#evolve(this.#state, this.events[this.#folded++]!);
    return this.#state;
  }

  add(event: Event): void {
    this.events.push(event);
  }
}

/** A decision that draws lots: the next event's chance decides each of them. */
export class ChanceDecision<State, Event> extends Decision<State, Event> {
  readonly #chance: Chance;

  constructor(state: State, evolve: (state: State, event: Event) => State, chance: Chance) {
    super(state, evolve);
    this.#chance = chance;
  }

  /** The items in random order. */
  shuffled<T>(items: readonly T[]): T[] {
    return shuffle(items, this.#chance(this.events.length));
  }

  /** A random number from 0 to `n` - 1. */
  roll(n: number): number {
    return this.#chance(this.events.length)(n);
  }
}
