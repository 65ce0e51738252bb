import type { Handle, Seat } from "../../engine/game.ts";
import type { Face } from "./cards.ts";
import type { Event } from "./events.ts";
import { evolve } from "./evolve.ts";
import { faceOf, type State } from "./state.ts";

/** A decision in the making: what was told so far, and the state after it. */
export class Story {
  readonly events: Event[] = [];
  #state: State;
  #folded = 0;

  constructor(state: State) {
    this.#state = state;
  }

  /** Folded when it is asked for: nobody asks after the last event. */
  get state(): State {
    while (this.#folded < this.events.length) this.#state = evolve(this.#state, this.events[this.#folded++]!);
    return this.#state;
  }

  get seats(): number {
    return this.#state.hands.length;
  }

  tell(event: Event): void {
    this.events.push(event);
  }
}

/** A seat draws up to `count` cards from the top of its own pile, and alone sees them. */
export function draw(story: Story, seat: Seat, count: number): void {
  const cards = (story.state.piles[seat] ?? []).slice(0, Math.max(0, count));
  if (cards.length === 0) return;
  const faces: Record<Handle, Face> = {};
  for (const card of cards) {
    const face = faceOf(story.state, card);
    if (face !== undefined) faces[card] = face;
  }
  story.tell({ type: "CardsDrawn", seat, cards, secret: { to: [seat], faces } });
}

export function passTurn(story: Story, seat: Seat): void {
  story.tell({ type: "TurnStarted", seat: (seat + 1) % story.seats });
}
