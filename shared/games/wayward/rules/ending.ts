import type { Figures, Seat } from "../../../engine/game.ts";
import type { Options } from "../options.ts";
import { isPair, isSame, type Player, type Result, type State, turnsOf } from "../state.ts";

/** All players in the order of turns: each human after the automaton beside them (S5, P1). */
function orderOf(state: State): readonly Player[] {
  const first = state.first ?? 0;
  const humans = isPair(state) ? [first, 1 - first] : [0];
  return humans.flatMap((seat): Player[] => [
    { kind: "automaton", seat },
    { kind: "human", seat },
  ]);
}

/** All players in the order of turns, from the one after whoever has the turn to themselves. */
function roundFrom(state: State): readonly Player[] {
  const order = orderOf(state);
  const { now } = state;
  const at = now ? order.findIndex((player) => isSame(player, now)) + 1 : 0;
  return [...order.slice(at), ...order.slice(0, at)];
}

/** E3: everybody but the claimant takes one turn more after the one under way. */
export const leftAfter = (state: State, claimant: Player): readonly Player[] =>
  roundFrom(state).filter((player) => !isSame(player, claimant));

/** The automaton whose card is turned up next; none: the last turns are over with the humans' (E3). */
export const nextAutomaton = (state: State): Seat | undefined =>
  (state.ending?.left ?? roundFrom(state)).find(({ kind }) => kind === "automaton")?.seat;

/** E5, P6: what each side comes to, coins known and the rest as told. */
export function totalsOf(state: State, told: { readonly its: number; readonly yours: number }): Result["totals"] {
  const coins = state.automata.reduce((sum, own) => sum + own.coins, 0);
  return [told.yours, coins + told.its];
}

/** Who wins by the totals; undefined where they are equal, and the base game's rule decides. */
export function winnerOf([yours, its]: Result["totals"]): Result["winner"] | undefined {
  if (yours === its) return undefined;
  return yours > its ? "you" : "it";
}

/** What a match comes to for either side, how long it took, and when the fourth achievement was claimed (E1). */
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
