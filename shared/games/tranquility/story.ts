import type { Handle, Seat } from "../../engine/game.ts";
import type { Face } from "./cards.ts";
import type { Event } from "./events.ts";
import { evolve } from "./evolve.ts";
import { faceOf, type State } from "./state.ts";

/** A decision in the making: what was told so far, and the state after it. */
export interface Story {
  readonly events: readonly Event[];
  readonly state: State;
  tell(event: Event): void;
}

export function storyFrom(state: State): Story {
  const events: Event[] = [];
  let now = state;
  return {
    events,
    get state() {
      return now;
    },
    tell(event) {
      events.push(event);
      now = evolve(now, event);
    },
  };
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
  story.tell({ type: "TurnStarted", seat: (seat + 1) % story.state.hands.length });
}
