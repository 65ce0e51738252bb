import { compareScores, type DailyScore, isFinished } from "./daily.ts";
import type { Day } from "./day.ts";

/** Without `score`: attempts that have none. */
export interface ScoreCount {
  readonly day: Day;
  readonly score?: DailyScore;
  readonly tries: number;
}

/**
 * `finished`: won attempts. `short`: lost ones, `by` the first figure of their score. `left`: those without a score.
 */
export type Bar =
  | { readonly of: "finished"; readonly tries: number }
  | { readonly of: "short"; readonly by: number; readonly tries: number }
  | { readonly of: "left"; readonly tries: number };

export interface Standings {
  readonly tries: number;
  readonly finished: number;
  /** `finished`, then `short` by 1, 2, 3 …, then `left`. */
  readonly bars: readonly Bar[];
  /** Of finished attempts; empty without any. */
  readonly averages: Readonly<Record<string, number>>;
}

const sumOf = (counts: readonly ScoreCount[]): number => counts.reduce((sum, { tries }) => sum + tries, 0);

const isScored = (count: ScoreCount): count is ScoreCount & { readonly score: DailyScore } => count.score !== undefined;

/** @param counts of one day @param order names of the figures in a score */
export function standingsOf(counts: readonly ScoreCount[], order: readonly string[]): Standings {
  const scored = counts.filter(isScored);
  const [finished, short] = [true, false].map((won) => scored.filter(({ score }) => isFinished(score) === won)) as [
    typeof scored,
    typeof scored,
  ];
  const shortBy: number[] = [];
  for (const { score, tries } of short) shortBy[score[1]!] = (shortBy[score[1]!] ?? 0) + tries;
  const shortBars = Array.from({ length: Math.max(0, shortBy.length - 1) }, (_, i) => {
    const by = i + 1;
    return { of: "short", by, tries: shortBy[by] ?? 0 } as const;
  });
  const done = sumOf(finished);
  const averageOf = (i: number) => finished.reduce((sum, { score, tries }) => sum + score[i + 1]! * tries, 0) / done;
  return {
    tries: sumOf(counts),
    finished: done,
    bars: [{ of: "finished", tries: done }, ...shortBars, { of: "left", tries: sumOf(counts) - sumOf(scored) }],
    averages: done === 0 ? {} : Object.fromEntries(order.map((name, i) => [name, averageOf(i)])),
  };
}

/** From 1. Equal scores share a rank; attempts without a score rank last. */
export const rankOf = (counts: readonly ScoreCount[], score: DailyScore | undefined): number =>
  1 + sumOf(counts.filter(isScored).filter((other) => score === undefined || compareScores(other.score, score) < 0));

/** Best first. */
export const bestOf = (counts: readonly ScoreCount[]): readonly DailyScore[] =>
  counts
    .filter(isScored)
    .map(({ score }) => score)
    .sort(compareScores);
