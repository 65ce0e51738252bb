import type { Daily, DailyTable } from "../contract/daily-deals.ts";
import type { SeatFigures } from "../contract/figures.ts";
import type { AnyGame } from "../contract/game.ts";
import { type Day, numberOf, settlesAt, timestampAt } from "./day.ts";
import type { PlayedEnd } from "./played-end.ts";

export interface DailyAttempt {
  readonly day: Day;
  readonly counts: boolean;
}

/** 0 if won, else 1; then the figures in the order of `Daily.order`. */
export type DailyScore = readonly number[];

export interface DailyAttemptSummary extends DailyAttempt {
  /** Absent unless played to the end and, if it counts, in time. */
  readonly score?: DailyScore;
}

/** @param ended undefined unless the match was played to its end */
export function scoreDailyAttempt(
  game: Pick<AnyGame, "daily">,
  { day, counts }: DailyAttempt,
  ended: Omit<PlayedEnd, "startedAt"> | undefined,
): DailyAttemptSummary {
  const isInTime = ended !== undefined && (!counts || ended.at < timestampAt(settlesAt(day)));
  if (!game.daily || !isInTime || !ended.figures) return { day, counts };
  const { order, score } = game.daily;
  const figures = score(ended.figures, ended.isWon);
  return { day, counts, score: [ended.isWon ? 0 : 1, ...order.map((name) => figures[name] ?? 0)] };
}

export const figuresIn = ({ order }: Pick<Daily<object>, "order">, [, ...values]: DailyScore): SeatFigures =>
  Object.fromEntries(order.map((name, i) => [name, values[i] ?? 0]));

export const isFinished = ([first]: DailyScore): boolean => first === 0;

/** Below 0 if `a` is better. */
export function compareScores(a: DailyScore, b: DailyScore): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at]! - (b[at] ?? 0);
}

/** Games with daily deals alternate. Undefined without such games. */
export function dealOf(games: readonly AnyGame[], day: Day): (DailyTable & { readonly game: AnyGame }) | undefined {
  const dailyGames = games.filter(({ daily }) => daily);
  const number = numberOf(day);
  const game = dailyGames[number % dailyGames.length];
  return game && { game, ...game.daily!.table(Math.floor(number / dailyGames.length)) };
}
