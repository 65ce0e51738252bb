import type { Seat } from "../../engine/game.ts";
import { HAND } from "./cards.ts";
import { handOf } from "./state.ts";
import type { Story } from "./story.ts";

/** A seat's hand is filled up to five again, from wherever its mode has cards for it (B2). */
export const refill = (story: Story, seat: Seat): void =>
  story.mode.draw(story, seat, HAND - handOf(story.state, seat).length);

/** What the end of every action is: cards are drawn, and somebody else is next (B2). */
export function endTurn(story: Story, seat: Seat): void {
  refill(story, seat);
  story.mode.pass(story, seat);
}
