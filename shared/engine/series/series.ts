import type { AnyGame } from "../contract/game.ts";
import { isFinished } from "../daily/daily.ts";
import type { PlayedEnd } from "../daily/played-end.ts";
import { secondsBetween, type Timestamp } from "../time.ts";

/** A match that is played on a deal of a series. */
export interface SeriesAttempt {
  /** The id of the series. */
  readonly id: string;
  /** The number of the deal, from 1. */
  readonly deal: number;
  /** When the series ends. An attempt that ends later has no score. */
  readonly until: Timestamp;
  /** Whether bots may play at this table. */
  readonly bots: boolean;
  /** Whether it is the one attempt of its players that counts. A branch of it does not. */
  readonly counts: boolean;
}

/** A score of an attempt: 0 if won, else 1; then the figures in the order of `Daily.order`; then its time in seconds. */
export type SeriesScore = readonly number[];

/** An attempt in match summaries. */
export interface SeriesAttemptSummary extends SeriesAttempt {
  /** Absent until the attempt is finished, and if it was conceded or ended after the series. */
  readonly score?: SeriesScore;
}

/** Whether a series has not begun, can be played, or is over. */
export type SeriesState = "ahead" | "open" | "over";

/** The window in which a series is played. */
export interface SeriesWindow {
  readonly opensAt: Timestamp;
  readonly closesAt: Timestamp;
}

/** Whether bots and programs may play at a table: everywhere, except at one of a series for people only. */
export const admitsBots = ({ series }: { readonly series?: SeriesAttempt }): boolean => !series?.counts || series.bots;

/** The greatest number of deals of a series. */
export const MOST_DEALS = 20;

const HOUR = 60 * 60 * 1000;

/** The shortest and the longest window of a series, in ms. */
export const [SHORTEST_WINDOW, LONGEST_WINDOW] = [HOUR, 28 * 24 * HOUR] as const;

/** How far ahead a series may begin, in ms. */
export const FARTHEST_START = 28 * 24 * HOUR;

/** The greatest length of a title, in characters. */
export const LONGEST_TITLE = 60;

/** @param now ISO 8601, UTC */
export function seriesStateAt({ opensAt, closesAt }: SeriesWindow, now: Timestamp): SeriesState {
  if (now < opensAt) return "ahead";
  return now < closesAt ? "open" : "over";
}

/** The key of a deal in lists and counters. Keys sort by the number of the deal, and after all days. */
export const seriesDealKey = ({ id, deal }: Pick<SeriesAttempt, "id" | "deal">): string =>
  `series:${id}:${String(deal).padStart(2, "0")}`;

/**
 * The summary of an attempt.
 * @param played how the match ended; undefined if it was conceded or is not over
 */
export function summarizeSeriesAttempt(
  { daily }: Pick<AnyGame, "daily">,
  { id, deal, until, bots, counts }: SeriesAttempt,
  played: PlayedEnd | undefined,
): SeriesAttemptSummary {
  const attempt = { id, deal, until, bots, counts };
  if (!played || !counts || played.at >= until) return attempt;
  const { startedAt, at, isWon, figures } = played;
  const named = figures && daily ? daily.score(figures, isWon) : {};
  const order = daily?.order ?? [];
  const seconds = Math.max(0, Math.floor(secondsBetween(startedAt, at)));
  return { ...attempt, score: [isWon ? 0 : 1, ...order.map((name) => named[name] ?? 0), seconds] };
}

/** The parts of a score. */
interface SeriesScoreParts {
  readonly isWon: boolean;
  /** In the order of `Daily.order`. */
  readonly figures: readonly number[];
  readonly seconds: number;
}

export const partsOfScore = (score: SeriesScore): SeriesScoreParts => ({
  isWon: isFinished(score),
  figures: score.slice(1, -1),
  seconds: score.at(-1) ?? 0,
});
