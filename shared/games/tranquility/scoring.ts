import type { Seat } from "../../engine/contract/events.ts";
import type { Outcome } from "../../engine/contract/game.ts";
import type { DuelScore } from "./events.ts";
import type { Cell } from "./layouts.ts";
import type { State } from "./state.ts";

/** The minimum length of a scoring run, in cells. */
const RUN = 3;

export const scoresOf = (state: State): readonly DuelScore[] => state.hands.map((_, seat) => scoreOf(state, seat));

function scoreOf(state: State, seat: Seat): DuelScore {
  const islands = state.board.filter((placed) => placed?.by === seat).length;
  const discarded = (state.discards[seat]?.length ?? 0) + (state.shown[seat]?.length ?? 0);
  const all = runsOf(state, seat);
  const runs = all.filter((run) => run.length >= RUN);
  const longest = Math.max(0, ...all.map((run) => run.length));
  const points = 2 * islands - discarded + runs.reduce((sum, run) => sum + run.length, 0);
  return { seat, islands, discarded, runs, longest, points };
}

/** Includes runs that are too short to score. */
function runsOf({ board, layout }: State, seat: Seat): Cell[][] {
  const runs: Cell[][] = [];
  for (const line of layout.lines) {
    let run: Cell[] = [];
    for (const cell of line) {
      if (board[cell]?.by !== seat) run = [];
      else if (run.push(cell) === 1) runs.push(run);
    }
  }
  return runs;
}

/** D6: the first criterion in which the seats differ decides. More is better. */
const DECIDERS = {
  points: ({ points }) => points,
  islands: ({ islands }) => islands,
  discarded: ({ discarded }) => -discarded,
  longest: ({ longest }) => longest,
} satisfies Record<string, (score: DuelScore) => number>;

export type Decider = keyof typeof DECIDERS;
export const deciders = Object.keys(DECIDERS) as readonly Decider[];

export function leadIn(decider: Decider, scores: readonly DuelScore[]): number {
  const worth = scores.map(DECIDERS[decider]);
  return Math.max(...worth) - Math.min(...worth);
}

/** Undefined if the seats are equal in all criteria. */
export const deciderOf = (scores: readonly DuelScore[]): Decider | undefined =>
  deciders.find((decider) => leadIn(decider, scores) > 0);

/** Undefined before the duel is scored. */
export function verdict({ stage }: State): Outcome | undefined {
  if (stage.at !== "scored") return undefined;
  const scores = stage.scores.map(({ points }) => points);
  const decider = deciderOf(stage.scores);
  if (!decider) return { result: "draw", winners: [], reason: "points", scores };
  const worth = DECIDERS[decider];
  const winner = stage.scores.reduce((best, score) => (worth(score) > worth(best) ? score : best));
  return { result: "won", winners: [winner.seat], reason: "points", scores };
}
