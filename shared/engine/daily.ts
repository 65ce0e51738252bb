import { type Day, momentAt, numberOf, settlesAt } from "./day.ts";
import type { AnyGame, SeatFigures } from "./game.ts";
import type { Timestamp } from "./time.ts";

/** The table that everyone plays on a day: a person at the first seat, these bots at the others. */
export interface DailyTable<Options extends object = object> {
  readonly options: Options;
  readonly bots: readonly string[];
}

/** Symbols in result pictures, beside spaces: reached, and not reached. */
export const [FILLED, SHORT] = ["#", "-"] as const;

/** Deals of the day: one deal for everyone, whose attempts are compared. */
export interface Daily<Options extends object> {
  /**
   * The table of a day. Must be the same in every release, because past days can be replayed.
   * @param number days since 1970-01-01
   */
  table(number: number): DailyTable<Options>;
  /** Figures that compare attempts. The first one that differs decides; less is better. */
  readonly order: readonly string[];
  /** The result of a finished attempt, by the names of `order`, in whole numbers. @param figures those of all seats */
  score(figures: readonly SeatFigures[], isWon: boolean): SeatFigures;
  /**
   * A small picture of an attempt: at most 12 rows of 12 `FILLED`, `SHORT` and spaces. Shows no cards, and of a board
   * only how much of it was filled.
   */
  picture(options: Options, score: SeatFigures): readonly string[];
}

/** A match that is played on the deal of a day. */
export interface OfDay {
  readonly day: Day;
  /** Whether it is the player's one attempt that counts. */
  readonly counts: boolean;
}

/** A score in lists and rankings: 0 if won, else 1, then the figures in order. */
export type DailyScore = readonly number[];

/** The same in match summaries. */
export interface OfDaySummary extends OfDay {
  /** Absent until the attempt is finished, and if it finished too late to count. */
  readonly score?: DailyScore;
}

/** The summary of a match on the deal of a day. @param ended undefined if the match was conceded or goes on */
export function ofDaySummary(
  game: Pick<AnyGame, "daily">,
  { day, counts }: OfDay,
  ended: { readonly at: Timestamp; readonly isWon: boolean; readonly figures: readonly SeatFigures[] } | undefined,
): OfDaySummary {
  const isInTime = ended !== undefined && (!counts || ended.at < momentAt(settlesAt(day)));
  if (!game.daily || !isInTime) return { day, counts };
  const { order, score } = game.daily;
  const told = score(ended.figures, ended.isWon);
  return { day, counts, score: [ended.isWon ? 0 : 1, ...order.map((name) => told[name] ?? 0)] };
}

/** A score by the names of its figures. */
export const figuresIn = ({ order }: Pick<Daily<object>, "order">, [, ...values]: DailyScore): SeatFigures =>
  Object.fromEntries(order.map((name, i) => [name, values[i] ?? 0]));

/** Whether the attempt with this score was won. */
export const isFinished = ([first]: DailyScore): boolean => first === 0;

/** Below 0 if `a` is better, 0 if both are equal. */
export function compareScores(a: DailyScore, b: DailyScore): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at]! - (b[at] ?? 0);
}

/** The game of a day and its table. Games with daily deals take turns; undefined if there are none. */
export function dealOf(games: readonly AnyGame[], day: Day): (DailyTable & { readonly game: AnyGame }) | undefined {
  const willing = games.filter(({ daily }) => daily);
  const number = numberOf(day);
  const game = willing[number % willing.length];
  const weeks = Math.floor(number / willing.length);
  return game && { game, ...game.daily!.table(willing.length === 1 ? number : weeks) };
}
