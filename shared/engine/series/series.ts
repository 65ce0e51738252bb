import type { AnyGame } from "../contract/game.ts";
import { isFinished } from "../daily/daily.ts";
import type { PlayedEnd } from "../daily/played-end.ts";
import { secondsBetween, type Timestamp } from "../time.ts";

export interface SeriesAttempt {
  readonly id: string;
  /** From 1. */
  readonly deal: number;
  /** The end of the series. Attempts that end later have no score. */
  readonly until: Timestamp;
  readonly bots: boolean;
  /** Whether this is the players' one attempt that counts; false for branches. */
  readonly counts: boolean;
}

/** 0 if won, else 1; then the figures in the order of `Daily.order`; then seconds. */
export type SeriesScore = readonly number[];

export interface SeriesAttemptSummary extends SeriesAttempt {
  /** Absent unless the attempt counts and was played to its end in time. */
  readonly score?: SeriesScore;
}

/** `ahead`: the series has not begun. */
export type SeriesState = "ahead" | "open" | "over";

export interface SeriesWindow {
  readonly opensAt: Timestamp;
  readonly closesAt: Timestamp;
}

/** Bots may play, except in attempts that count in a series without bots. */
export const admitsBots = ({ series }: { readonly series?: SeriesAttempt }): boolean => !series?.counts || series.bots;

export const MOST_DEALS = 20;

const HOUR = 60 * 60 * 1000;

/** In ms. */
export const [SHORTEST_WINDOW, LONGEST_WINDOW] = [HOUR, 28 * 24 * HOUR] as const;

/** In ms. */
export const FARTHEST_START = 28 * 24 * HOUR;

/** In characters. */
export const LONGEST_TITLE = 60;

export function seriesStateAt({ opensAt, closesAt }: SeriesWindow, now: Timestamp): SeriesState {
  if (now < opensAt) return "ahead";
  return now < closesAt ? "open" : "over";
}

/** Keys sort by the number of the deal, after all days. */
export const seriesDealKey = ({ id, deal }: Pick<SeriesAttempt, "id" | "deal">): string =>
  `series:${id}:${String(deal).padStart(2, "0")}`;

/** @param played undefined unless the match was played to its end */
export function scoreSeriesAttempt(
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
