import type { Bot, Rng, Seat, Thinker } from "../../engine/game.ts";
import { afterMoves, searching } from "../../insight/search.ts";
import { learnedValue } from "../../insight/value.ts";
import { bestOfDuel, duelTurns } from "./bot/duel.ts";
import { offerOf } from "./bot/offer.ts";
import { lookout } from "./bot/outlook.ts";
import { plain } from "./bot/plain.ts";
import { bestTurn, payment, SHORTLIST, turnsOf } from "./bot/turn.ts";
import type { Command } from "./commands.ts";
import { modeOf } from "./modes/modes.ts";
import type { Options } from "./options.ts";
import { faceOf, forcedStart, handOf, isJoker, type State } from "./state.ts";

/**
 * A policy that weighs, for each thing it may do, what it would still take to fill the board, and does the cheapest. It looks
 * at its own hand and discards, at the board and at how many cards lie where, and leaves nothing to chance.
 */
export const steady: Bot<State, Command> = (view, seat, rng) => decided(view, seat, rng, SHORTLIST);

/** The same with fewer second looks: nearly twice as fast, and hardly weaker. For what is only tried out. */
export const quick: Bot<State, Command> = (view, seat, rng) => decided(view, seat, rng, GLANCES);

const GLANCES = 4;

/** @param shortlist how many placements get a second look */
function decided(view: State, seat: Seat, rng: Rng, shortlist: number): Command {
  const { stage, options } = view;
  if (options.mode === "duel") return bestOfDuel(view, seat) ?? plain(view, seat, rng);
  if (stage.at === "toll") return offerOf(view, stage, seat);
  if (stage.at === "cost") return payment(lookout(view, seat), stage.cost);
  return start(view, seat) ?? finish(view, seat) ?? bestTurn(lookout(view, seat), shortlist) ?? plain(view, seat, rng);
}

/** Of so many turns a beginner misses the best thing to do in about as many as a mode forgives: fewer where each costs more. */
const TURNS = 20;
const MISSED: Readonly<Record<Options["mode"], number>> = { standard: 8, arch: 8, pyramid: 3, "day-night": 2, duel: 8 };

/** So many of the next best things look as good to a beginner. */
const MISTAKES = 3;

/** A beginner: it knows what can be done, and often takes the second or third best of it for the best. */
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

/** How much of a search a move is worth: some ten milliseconds in most positions, and less than 200 in nearly all. */
const EFFORT = { playouts: 240, options: 6, sure: 1 } as const;
/** So far it looks. */
const MOVES = 5;

/** A policy that tries its best turns out on cards dealt anew, and judges by what was learned where some moves lead. */
export const deep: Thinker<State, Command> = async (game, options: Options) => {
  const value = await learnedValue(game, options);
  if (!value) throw new Error(`${options.mode} has learned nothing: npm run train`);
  return searching<State, Command>(game, {
    ...EFFORT,
    policy: quick,
    horizon: afterMoves(game, options, value, MOVES),
  });
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
