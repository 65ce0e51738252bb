import type { Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import { cardsInHands, handOf, type State } from "../../../../shared/games/tranquility/state.ts";
import { type OpenToll, roomFor } from "../../../../shared/games/tranquility/toll.ts";
import { tranquility } from "../game.ts";

/** An open toll as one seat sees it (B7). */
export interface Toll {
  /** Cards due from all seats together. */
  readonly amount: number;
  /** Cards offered by the other seats. */
  readonly others: number;
  readonly own: readonly Handle[] | undefined;
  /** Limits of this seat's offer. */
  readonly least: number;
  readonly most: number;
  /** The other seats; `silent`: those without an offer. */
  readonly company: readonly Seat[];
  readonly silent: readonly Seat[];
  /** The match is lost after this toll, whatever is given. */
  readonly isLast: boolean;
}

export function tollOf(state: State, seat: Seat): Toll | undefined {
  const { stage } = state;
  if (stage.at !== "toll") return undefined;
  const { amount, offers } = stage;
  const room = roomFor(stage, seat);
  const held = handOf(state, seat).length;
  const company = [...offers.keys()].filter((other) => other !== seat);
  return {
    amount,
    others: amount - room,
    own: offers[seat],
    least: Math.max(0, amount - (cardsInHands(state) - held)),
    most: Math.min(held, room),
    company,
    silent: company.filter((other) => offers[other] === undefined),
    isLast: isLast(state, stage),
  };
}

/**
 * Whether no seat can continue after the toll, as far as the seat knows (B9, B11). With several seats: the toll takes
 * all hands, and the next seat has nothing to draw.
 */
function isLast(state: State, { amount, seat: acting }: OpenToll): boolean {
  const seats = state.hands.length;
  if (seats > 1) return cardsInHands(state) === amount && state.piles[(acting + 1) % seats]?.length === 0;
  const hand = handOf(state, 0);
  const pile = state.piles[0]?.length ?? 0;
  const left = hand.length + pile - amount * roundsLeft(state);
  if (left !== 1 || pile > 0) return left < 1;
  const alone = (card: Handle): State => ({ ...state, hands: [[card]], stage: { at: "turn", seat: 0 } });
  return hand.every((card) => tranquility.moves(alone(card), 0).length === 0);
}

/** Unpaid tolls, including the open one (B9). */
const roundsLeft = ({ options, tolls }: State): number =>
  "soloToll" in options && options.soloToll === "two-rounds" ? 2 - tolls : 1;
