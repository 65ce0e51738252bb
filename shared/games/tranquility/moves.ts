import type { Choice, Handle, Move, Outcome, Seat } from "../../engine/game.ts";
import type { Command } from "./commands.ts";
import { placementsOf } from "./placing.ts";
import { faceOf, forcedStart, handOf, mayFinish, type State } from "./state.ts";
import { awaited, isUnpayable, roomFor } from "./toll.ts";

type Offered = Move<Command>;

/** The seats the table waits for. */
export function toAct(state: State): readonly Seat[] {
  const { stage } = state;
  if (stage.at === "turn") return [stage.seat];
  return stage.at === "toll" && !isUnpayable(state, stage) ? awaited(state, stage) : [];
}

/** What a seat may do, from what it knows (B2, B6, B7, B10). */
export function moves(state: State, seat: Seat): readonly Offered[] {
  const { stage } = state;
  if (stage.at === "toll")
    return isUnpayable(state, stage) ? [] : [offering(handOf(state, seat), roomFor(stage, seat))];
  if (stage.at !== "turn" || stage.seat !== seat) return [];
  const start = forcedStart(state, seat);
  if (start !== undefined) return [{ command: { type: "PlayStart", card: start } }];
  return [...placing(state, seat), ...finishing(state, seat), ...discarding(handOf(state, seat))];
}

const exactly = (into: string, count: number, from: readonly Handle[]): Choice => ({
  into,
  from,
  least: count,
  most: count,
});

function placing(state: State, seat: Seat): Offered[] {
  const hand = handOf(state, seat);
  return placementsOf(state, seat).map(({ card, cell, cost }) => {
    const command: Command = { type: "PlaceCard", card, cell, pay: [] };
    if (cost === 0) return { command };
    const rest = hand.filter((other) => other !== card);
    return { command, choose: exactly("pay", cost, rest) };
  });
}

const finishing = (state: State, seat: Seat): Offered[] =>
  mayFinish(state)
    ? handOf(state, seat)
        .filter((card) => faceOf(state, card) === "finish")
        .map((card) => ({ command: { type: "PlayFinish", card } }))
    : [];

const discarding = (hand: readonly Handle[]): Offered[] =>
  hand.length < 2 ? [] : [{ command: { type: "DiscardPair", cards: [] }, choose: exactly("cards", 2, hand) }];

const offering = (hand: readonly Handle[], room: number): Offered => ({
  command: { type: "OfferToll", cards: [] },
  choose: { into: "cards", from: hand, least: 0, most: Math.min(hand.length, room) },
});

/** B8, B10, B11. Stuck is asked when a turn begins; with two cards in hand there is always something to discard. */
export function outcome(state: State): Outcome | undefined {
  const { stage } = state;
  switch (stage.at) {
    case "end":
      return { result: "won", winners: state.hands.map((_, seat) => seat), reason: "finished" };
    case "toll":
      return isUnpayable(state, stage) ? { result: "lost", winners: [], reason: "toll-unpayable" } : undefined;
    case "turn":
      if (handOf(state, stage.seat).length >= 2 || moves(state, stage.seat).length > 0) return undefined;
      return { result: "lost", winners: [], reason: "stuck" };
    default:
      return undefined;
  }
}
