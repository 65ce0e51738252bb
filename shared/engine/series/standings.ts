import { compareScores } from "../daily/daily.ts";
import { partsOfScore, type SeriesScore } from "./series.ts";

/** What one table achieved on a deal of a series. */
export interface DealAttempt {
  readonly match: string;
  /** The people and programs of the table, see `teamOf`. */
  readonly team: string;
  /** False while it can still get a score. */
  readonly isOver: boolean;
  /** Absent if it was not finished in time. */
  readonly score?: SeriesScore;
}

/** An attempt, ranked among all attempts at its deal. Attempts that are not over have neither rank nor percentile. */
export interface RankedAttempt<Attempt extends DealAttempt = DealAttempt> {
  readonly attempt: Attempt;
  /** 1 for the best; equal scores share a rank. */
  readonly rank?: number;
  /**
   * From 0 to 100: the share of the other attempts that this one beats; those with an equal score count half. Absent if
   * there is no other.
   */
  readonly percentile?: number;
}

/** The results of a team over several deals. */
export interface TeamTotal {
  readonly team: string;
  /** 1 for the best; equal totals share a rank. */
  readonly rank: number;
  /** The number of its attempts that are over. */
  readonly played: number;
  readonly wins: number;
  /** The sums of the figures of the won deals, position by position. */
  readonly figures: readonly number[];
  /** The time of the won deals, in seconds. */
  readonly seconds: number;
  /** The average percentile of its deals; absent if it has none. */
  readonly percentile?: number;
}

/** The key of a team: its people and programs, whatever their seats are. */
export const teamOf = (players: readonly string[]): string => [...new Set(players)].sort().join(" ");

/** Below 0 if `a` is better. Any score is better than none; attempts that were not finished in time have none. */
function compareAttempts({ score: a }: DealAttempt, { score: b }: DealAttempt): number {
  if (a && b) return compareScores(a, b);
  return Number(a === undefined) - Number(b === undefined);
}

/** Ranks the attempts at one deal: the best first, those that are not over last. */
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

/**
 * Below 0 if `a` is better: more wins, then lower figures of won deals, then less time for them, then a higher sum of
 * percentiles.
 */
function compareSums(a: Sum, b: Sum): number {
  const costs = compareScores([...a.figures, a.seconds], [...b.figures, b.seconds]);
  return b.wins - a.wins || costs || total(b.percentiles) - total(a.percentiles);
}

/**
 * The totals of all teams over some deals, the best first. Only the figures and the time of won deals count: otherwise
 * a team that skips a deal would be better than one that loses it.
 * @param deals the ranked attempts at each deal
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
