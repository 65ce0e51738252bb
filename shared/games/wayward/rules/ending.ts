import type { Seat } from "../../../engine/contract/events.ts";
import type { Figures } from "../../../engine/contract/figures.ts";
import type { Options } from "../options.ts";
import { type FinalResult, isPair, isSame, type State, type TurnPlayer, turnsOf } from "../state.ts";

/** S5, P1: each human after their automaton. */
function orderOf(state: State): readonly TurnPlayer[] {
  const first = state.first ?? 0;
  const humans = isPair(state) ? [first, 1 - first] : [0];
  return humans.flatMap((seat): TurnPlayer[] => [
    { kind: "automaton", seat },
    { kind: "human", seat },
  ]);
}

/** In turn order, from the player after the current one. */
function roundFrom(state: State): readonly TurnPlayer[] {
  const order = orderOf(state);
  const { now } = state;
  const at = now ? order.findIndex((player) => isSame(player, now)) + 1 : 0;
  return [...order.slice(at), ...order.slice(0, at)];
}

/** E3: every player except the claimant takes one more turn. */
export const leftAfter = (state: State, claimant: TurnPlayer): readonly TurnPlayer[] =>
  roundFrom(state).filter((player) => !isSame(player, claimant));

/** E3: undefined if no automaton has a turn left. */
export const nextAutomaton = (state: State): Seat | undefined =>
  (state.ending?.left ?? roundFrom(state)).find(({ kind }) => kind === "automaton")?.seat;

/** E5, P6. @param scores without the coins of the automata */
export function totalsOf(
  state: State,
  scores: { readonly its: number; readonly yours: number },
): FinalResult["totals"] {
  const coins = state.automata.reduce((sum, own) => sum + own.coins, 0);
  return [scores.yours, coins + scores.its];
}

/** Undefined if the totals are equal: the base game's rule then decides. */
export function winnerOf([yours, its]: FinalResult["totals"]): FinalResult["winner"] | undefined {
  if (yours === its) return undefined;
  return yours > its ? "you" : "it";
}

/** E1: `fourth` is the turn of the fourth achievement. */
export const figures: Figures<State, Options> = {
  kinds: { points: "more", its: "less", turns: "neither", fourth: "neither" },
  of(state) {
    const { result, ending } = state;
    const [points, its] = result!.totals;
    return { points, its, turns: turnsOf(state), ...(ending && { fourth: ending.turn }) };
  },
  board: ({ mode, difficulty, red, saga }) =>
    [mode, difficulty, ...(red === undefined ? [] : [red]), ...(saga ? ["saga"] : [])].join(" "),
  apart: "difficulty",
};
