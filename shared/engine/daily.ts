import { type Day, momentAt, numberOf, settlesAt } from "./day.ts";
import type { AnyGame, SeatFigures } from "./game.ts";
import type { Moment } from "./time.ts";

/** The table that everybody plays at on a day: a person at the first seat, bots of these names at the others. */
export interface DailyTable<Options extends object = object> {
  readonly options: Options;
  readonly bots: readonly string[];
}

/** What pictures of tries are made of, beside spaces: something that was reached, and something that was not. */
export const [FILLED, SHORT] = ["#", "-"] as const;

/** What a game grants that has deals of the day: one deal for everybody, whose tries are compared. */
export interface Daily<Options extends object> {
  /**
   * The table of a day, the same in every release: days that are past are played again by it.
   * @param number days since 1970-01-01
   */
  table(number: number): DailyTable<Options>;
  /** What tries come to, the first in which two differ tells which of them is better: the one with less of it. */
  readonly order: readonly string[];
  /** What a try that was played to its end came to, by the names of `order`: whole numbers. Asked of what all seats came to. */
  score(figures: readonly SeatFigures[], isWon: boolean): SeatFigures;
  /**
   * A try as a small picture: rows of `FILLED`, `SHORT` and spaces, at most a dozen of a dozen. It tells no card, and of a board no
   * more than how much of it was filled.
   */
  picture(options: Options, score: SeatFigures): readonly string[];
}

/** A match that is played on the deal of a day. */
export interface OfDay {
  readonly day: Day;
  /** Whether it is the one try of its player that counts. */
  readonly counts: boolean;
}

/** What a try came to, as lists and standings hold it: 0 if it was won, else 1, then the figures in their order. */
export type Score = readonly number[];

/** The same as lists know it. */
export interface OfDaySummary extends OfDay {
  /** Absent until it was played to its end, and where that was too late to count. */
  readonly score?: Score;
}

/** What lists know of a match on the deal of a day. @param figures undefined where it was given up, or is not over */
export function ofDaySummary(
  game: Pick<AnyGame, "daily">,
  { day, counts }: OfDay,
  ended: { readonly at: Moment; readonly isWon: boolean; readonly figures: readonly SeatFigures[] } | undefined,
): OfDaySummary {
  const isInTime = ended !== undefined && (!counts || ended.at < momentAt(settlesAt(day)));
  if (!game.daily || !isInTime) return { day, counts };
  const { order, score } = game.daily;
  const told = score(ended.figures, ended.isWon);
  return { day, counts, score: [ended.isWon ? 0 : 1, ...order.map((name) => told[name] ?? 0)] };
}

/** A score by the names of its figures. */
export const figuresIn = ({ order }: Pick<Daily<object>, "order">, [, ...values]: Score): SeatFigures =>
  Object.fromEntries(order.map((name, i) => [name, values[i] ?? 0]));

/** Whether somebody with this score has finished: the match was won. */
export const isFinished = ([first]: Score): boolean => first === 0;

/** Below 0 where the one is better than the other, 0 where they are equal. */
export function compareScores(a: Score, b: Score): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at]! - (b[at] ?? 0);
}

/** The game of a day and its table, among games that take turns; undefined where none has deals of the day. */
export function dealOf(games: readonly AnyGame[], day: Day): (DailyTable & { readonly game: AnyGame }) | undefined {
  const willing = games.filter(({ daily }) => daily);
  const number = numberOf(day);
  const game = willing[number % willing.length];
  const weeks = Math.floor(number / willing.length);
  return game && { game, ...game.daily!.table(willing.length === 1 ? number : weeks) };
}
