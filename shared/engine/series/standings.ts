import { compareScores } from "../daily/daily.ts";
import { partsOfScore, type SeriesScore } from "./series.ts";

export interface DealAttempt {
  readonly match: string;
  readonly team: string;
  /** False while the attempt can still get a score. */
  readonly isOver: boolean;
  /** Absent if not finished in time. */
  readonly score?: SeriesScore;
}

/** Only attempts that are over have rank and percentile. */
export interface RankedAttempt<Attempt extends DealAttempt = DealAttempt> {
  readonly attempt: Attempt;
  /** 1 for the best; equal scores share a rank. */
  readonly rank?: number;
  /** The share of other attempts that this one beats, 0 to 100; equal scores count half. */
  readonly percentile?: number;
}

export interface TeamTotal {
  readonly team: string;
  /** 1 for the best; equal totals share a rank. */
  readonly rank: number;
  readonly played: number;
  readonly wins: number;
  /** Sums over won deals, in the order of `Daily.order`. */
  readonly figures: readonly number[];
  /** Of won deals. */
  readonly seconds: number;
  /** The average. */
  readonly percentile?: number;
}

/** Independent of the order of seats. */
export const teamOf = (players: readonly string[]): string => [...new Set(players)].sort().join(" ");

/** Below 0 if `a` is better. Any score beats none. */
function compareAttempts({ score: a }: DealAttempt, { score: b }: DealAttempt): number {
  if (a && b) return compareScores(a, b);
  return Number(a === undefined) - Number(b === undefined);
}

/** Best first; those that are not over last. */
export function rankAttempts<Attempt extends DealAttempt>(
  attempts: readonly Attempt[],
): readonly RankedAttempt<Attempt>[] {
  const over = attempts.filter(({ isOver }) => isOver).sort(compareAttempts);
  const ranked: RankedAttempt<Attempt>[] = [];
  for (let from = 0; from < over.length; ) {
    let until = from + 1;
    while (until < over.length && compareAttempts(over[from]!, over[until]!) === 0) until++;
    const beaten = over.length - until + (until - from - 1) / 2;
    const percentile = over.length > 1 ? { percentile: (100 * beaten) / (over.length - 1) } : {};
    for (const attempt of over.slice(from, until)) ranked.push({ attempt, rank: from + 1, ...percentile });
    from = until;
  }
  return [...ranked, ...attempts.filter(({ isOver }) => !isOver).map((attempt) => ({ attempt }))];
}

interface Sum {
  readonly team: string;
  played: number;
  wins: number;
  figures: number[];
  seconds: number;
  percentiles: number[];
}

const newSum = (team: string, width: number): Sum => ({
  ...{ team, played: 0, wins: 0, seconds: 0 },
  figures: Array<number>(width).fill(0),
  percentiles: [],
});

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Below 0 if `a` is better: more wins, then lower figures of won deals, then less time, then higher percentiles. */
function compareSums(a: Sum, b: Sum): number {
  const costs = compareScores([...a.figures, a.seconds], [...b.figures, b.seconds]);
  return b.wins - a.wins || costs || total(b.percentiles) - total(a.percentiles);
}

/**
 * Best first. Only won deals count for figures and times: otherwise skipping a deal would be better than losing it.
 * @param deals ranked attempts by deal
 */
export function rankTeams(deals: readonly (readonly RankedAttempt[])[]): readonly TeamTotal[] {
  const sums = new Map<string, Sum>();
  const width = Math.max(0, ...deals.flat().map(({ attempt: { score } }) => (score ? score.length - 2 : 0)));
  for (const { attempt, rank, percentile } of deals.flat()) {
    if (rank === undefined) continue;
    const { team, score } = attempt;
    const sum = sums.get(team) ?? newSum(team, width);
    sums.set(team, sum);
    sum.played++;
    if (percentile !== undefined) sum.percentiles.push(percentile);
    const parts = score && partsOfScore(score);
    if (!parts?.isWon) continue;
    sum.wins++;
    sum.seconds += parts.seconds;
    for (const [i, figure] of parts.figures.entries()) sum.figures[i]! += figure;
  }
  const ordered = [...sums.values()].sort((a, b) => compareSums(a, b) || (a.team < b.team ? -1 : 1));
  let rank = 0;
  return ordered.map(({ percentiles, ...sum }, i) => {
    const before = ordered[i - 1];
    if (!before || compareSums(before, ordered[i]!) !== 0) rank = i + 1;
    const average = percentiles.length > 0 ? { percentile: total(percentiles) / percentiles.length } : {};
    return { ...sum, rank, ...average };
  });
}
