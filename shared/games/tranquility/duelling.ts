import type { Seat } from "../../engine/game.ts";
import { canSweep } from "./actions/sweep.ts";
import { canPlace } from "./placements.ts";
import { scoresOf } from "./scoring.ts";
import { handOf, isFull, type State } from "./state.ts";
import { passTurn, type Story } from "./story.ts";

/** D5: the grid is full, or nobody can go on but by single cards. */
const isOver = (state: State): boolean => isFull(state) || state.hands.every((hand) => hand.length <= 1);

/** D5: the duel ends after a turn, or the next seat acts that can. */
export function endOrPass(story: Story, seat: Seat): void {
  const { state } = story;
  if (isOver(state)) {
    story.tell({ type: "Scored", scores: scoresOf(state) });
    return;
  }
  passTurn(story, seat);
  const next = (seat + 1) % story.seats;
  if (canAct(story, next)) return;
  // With two cards in hand there is always something to discard: the other seat has them, or it would be over.
  story.tell({ type: "SeatPassed", seat: next });
  passTurn(story, next);
}

const canAct = ({ state, mode }: Story, seat: Seat): boolean =>
  handOf(state, seat).length >= 2 || canPlace(state, seat, mode) || canSweep(state, seat, mode);
