import type { Seat } from "../../engine/contract/events.ts";
import type { AsyncBot, Bot } from "../../engine/contract/game.ts";
import type { Horizon } from "../../insight/search.ts";
import { bestOfDuel, duelTurns } from "./bot/duel.ts";
import { evaluateBoard } from "./bot/heuristic/evaluation.ts";
import { offerOf } from "./bot/offer.ts";
import { plain } from "./bot/plain.ts";
import { bestTurn, payment, turnsOf } from "./bot/turn.ts";
import type { Command } from "./commands.ts";
import { modeOf } from "./modes/modes.ts";
import { outcome } from "./moves.ts";
import type { Options } from "./options.ts";
import { faceOf, forcedStart, handOf, isJoker, type State } from "./state.ts";
import { valueModel } from "./value/value-model.ts";

/** Takes the move with the least estimated effort to fill the board, or in a duel the largest lead. */
export const steady: Bot<State, Command> = (view, seat, rng) => {
  const { stage } = view;
  if (modeOf(view).opposed) return bestOfDuel(view, seat) ?? plain(view, seat, rng);
  if (stage.at === "toll") return offerOf(view, stage, seat);
  if (stage.at === "cost") return payment(evaluateBoard(view, seat), stage.cost);
  return start(view, seat) ?? finish(view, seat) ?? bestTurn(evaluateBoard(view, seat)) ?? plain(view, seat, rng);
};

/** `calm` misses the best move in `MISSED` of `TURNS` turns: less often where mistakes cost more. */
const TURNS = 20;
const MISSED: Readonly<Record<Options["mode"], number>> = {
  standard: 8,
  arch: 8,
  pyramid: 3,
  "day-night": 2,
  duel: 8,
  board: 5,
};

/** `calm` then takes one of this many next best moves. */
const MISTAKES = 3;

export const calm: Bot<State, Command> = (view, seat, rng) => {
  const best = steady(view, seat, rng);
  if (
    view.stage.at !== "turn" ||
    best.type === "PlayStart" ||
    best.type === "PlayFinish" ||
    rng(TURNS) >= MISSED[view.options.mode]
  )
    return best;
  const others = candidates(view, seat).slice(1, 1 + MISTAKES);
  return others[rng(Math.max(1, others.length))] ?? best;
};

/** For `deep` on boards without a value model. */
const EFFORT = { playouts: 120, moves: 4_000, options: 6, sure: 1 } as const;

/** A match's result for a seat, 0 to 1; undefined before its end. */
const wins: Horizon<State> = ({ state }, seat) => {
  const result = outcome(state);
  return result && (result.result === "draw" ? 0.5 : Number(result.winners.includes(seat)));
};

/**
 * Tries moves on determinized tables, which the value model judges a few moves later. On boards that players define,
 * plays to the end.
 */
export const deep: AsyncBot<State, Command> = async (game, options: Options) => {
  if (options.mode === "board") {
    const { searching } = await import("../../insight/search.ts");
    return searching<State, Command>(game, { ...EFFORT, policy: steady, horizon: wins });
  }
  const [{ deepPolicy }, weights] = await Promise.all([
    import("./kernel/policy/deep.ts"),
    valueModel.weights[options.mode]!(),
  ]);
  return deepPolicy(weights);
};

/** Best first. A forced start or a playable finish is the only one. */
export function candidates(view: State, seat: Seat): readonly Command[] {
  const { stage } = view;
  if (stage.at !== "turn") return [];
  if (modeOf(view).opposed) return duelTurns(view, seat);
  const only = start(view, seat) ?? finish(view, seat);
  return only ? [only] : turnsOf(evaluateBoard(view, seat));
}

function start(view: State, seat: Seat): Command | undefined {
  const card = forcedStart(view, seat);
  return card === undefined ? undefined : { type: "PlayStart", card };
}

/** B10, P10: plays a finish card, or a joker as one, if that wins now. */
function finish(view: State, seat: Seat): Command | undefined {
  if (!modeOf(view).mayFinish(view)) return undefined;
  const hand = handOf(view, seat);
  const card = hand.find((held) => faceOf(view, held) === "finish") ?? hand.find((held) => isJoker(view, held));
  return card === undefined ? undefined : { type: "PlayFinish", card };
}
