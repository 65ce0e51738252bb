import type { Bot, Seat } from "../../engine/game.ts";
import { bestOfDuel, duelTurns } from "./bot/duel.ts";
import { offerOf } from "./bot/offer.ts";
import { lookout } from "./bot/outlook.ts";
import { plain } from "./bot/plain.ts";
import { bestTurn, payment, turnsOf } from "./bot/turn.ts";
import type { Command } from "./commands.ts";
import { modeOf } from "./modes/modes.ts";
import { faceOf, forcedStart, handOf, isJoker, type State } from "./state.ts";

/**
 * A mind that weighs, for each thing it may do, what it would still take to fill the board, and does the cheapest. It looks
 * at its own hand and discards, at the board and at how many cards lie where, and leaves nothing to chance.
 */
export const steady: Bot<State, Command> = (view, seat, rng) => {
  const { stage, options } = view;
  if (options.mode === "duel") return bestOfDuel(view, seat) ?? plain(view, seat, rng);
  if (stage.at === "toll") return offerOf(view, stage, seat);
  if (stage.at === "cost") return payment(lookout(view, seat), stage.cost);
  return start(view, seat) ?? finish(view, seat) ?? bestTurn(lookout(view, seat)) ?? plain(view, seat, rng);
};

/** What it weighs; where it has no choice worth the name, what it does. */
export function candidates(view: State, seat: Seat): readonly Command[] {
  const { stage, options } = view;
  if (stage.at !== "turn") return [];
  if (options.mode === "duel") return duelTurns(view, seat);
  const only = start(view, seat) ?? finish(view, seat);
  return only ? [only] : turnsOf(lookout(view, seat));
}

/** B6. */
function start(view: State, seat: Seat): Command | undefined {
  const card = forcedStart(view, seat);
  return card === undefined ? undefined : { type: "PlayStart", card };
}

/** B10; a joker takes the place of a finish (P10). */
function finish(view: State, seat: Seat): Command | undefined {
  if (!modeOf(view).mayFinish(view)) return undefined;
  const hand = handOf(view, seat);
  const card = hand.find((held) => faceOf(view, held) === "finish") ?? hand.find((held) => isJoker(view, held));
  return card === undefined ? undefined : { type: "PlayFinish", card };
}
