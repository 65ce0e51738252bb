import type { Chance, Handle, Seat } from "../../engine/game.ts";
import { shuffle } from "../../engine/shuffle.ts";
import type { Face } from "./cards.ts";
import type { Event } from "./events.ts";
import { evolve } from "./evolve.ts";
import type { Mode } from "./modes/mode.ts";
import { faceOf, handOf, pileOf, type State } from "./state.ts";

/** A decision in the making: what was told so far, the state after it, and the rules and the chance of what follows. */
export class Story {
  readonly events: Event[] = [];
  readonly mode: Mode;
  readonly #chance: Chance;
  #state: State;
  #folded = 0;

  constructor(state: State, mode: Mode, chance: Chance) {
    this.#state = state;
    this.mode = mode;
    this.#chance = chance;
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

  /** The cards in random order, by the chance of the event that is told next. */
  shuffled(cards: readonly Handle[]): Handle[] {
    return shuffle(cards, this.#chance(this.events.length));
  }
}

/** What these cards are, in truth. */
export function facesOf(state: State, cards: readonly Handle[]): Record<Handle, Face> {
  const faces: Record<Handle, Face> = {};
  for (const card of cards) {
    const face = faceOf(state, card);
    if (face !== undefined) faces[card] = face;
  }
  return faces;
}

/** The top cards of the pile a seat draws from, as many as there are. */
export const topOf = (state: State, seat: Seat, count: number): readonly Handle[] =>
  (state.piles[pileOf(state, seat)] ?? []).slice(0, Math.max(0, count));

/** A seat draws up to `count` cards from the top of its own pile, and alone sees them (B2). */
export function draw(story: Story, seat: Seat, count: number): void {
  const cards = topOf(story.state, seat, count);
  if (cards.length > 0) tellDraw(story, seat, cards);
}

export function tellDraw(story: Story, seat: Seat, cards: readonly Handle[]): void {
  story.tell({ type: "CardsDrawn", seat, cards, secret: { to: [seat], faces: facesOf(story.state, cards) } });
}

/**
 * Cards that everybody has seen are on their way into a hand: all cards of that hand get fresh handles, above every handle
 * so far, so that nobody can tell later which is which (B12).
 */
export function shuffleHand(story: Story, seat: Seat): void {
  const { state } = story;
  const known = state.stage.at === "shuffle" ? state.stage.cards : [];
  const were = [...handOf(state, seat), ...known].sort((a, b) => a - b);
  // The truth knows every card there ever was: its list is as long as the highest handle.
  const fresh = state.faces.length;
  const faces: Record<Handle, Face> = {};
  const cards = story.shuffled(were).map((card, i) => {
    faces[fresh + i] = faceOf(state, card)!;
    return fresh + i;
  });
  story.tell({ type: "HandShuffled", seat, were, cards, secret: { to: [seat], faces } });
}

export function passTurn(story: Story, seat: Seat): void {
  story.tell({ type: "TurnStarted", seat: (seat + 1) % story.seats });
}
