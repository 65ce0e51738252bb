import type { Handle, Seat } from "../../../shared/engine/game.ts";
import { cardsInHands, handOf, type State } from "../../../shared/games/tranquility/state.ts";
import { roomFor } from "../../../shared/games/tranquility/toll.ts";

/** An open toll as one seat sees it (B7). */
export interface Toll {
  /** How many cards the table gives in all. */
  readonly amount: number;
  /** How many of them the others have offered. */
  readonly others: number;
  /** The own offer, if there is one. */
  readonly own: readonly Handle[] | undefined;
  /** The fewest cards with which the toll can still be paid, and the most there is room for. */
  readonly least: number;
  readonly most: number;
  /** The others that have not offered yet. */
  readonly silent: readonly Seat[];
}

export function tollOf(state: State, seat: Seat): Toll | undefined {
  const { stage } = state;
  if (stage.at !== "toll") return undefined;
  const { amount, offers } = stage;
  const room = roomFor(stage, seat);
  const held = handOf(state, seat).length;
  return {
    amount,
    others: amount - room,
    own: offers[seat],
    least: Math.max(0, amount - (cardsInHands(state) - held)),
    most: Math.min(held, room),
    silent: [...offers.keys()].filter((other) => other !== seat && offers[other] === undefined),
  };
}
