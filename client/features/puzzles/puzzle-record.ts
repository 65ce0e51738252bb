import { type ReadonlySignal, signal } from "@preact/signals";
import { type Rating, rated, UNRATED } from "../../../shared/puzzles/glicko2.ts";
import { readStored, writeStored } from "../../storage/local-storage.ts";
import type { ListedPuzzle } from "./puzzles.worker.ts";

export interface PuzzleRecord {
  readonly rating: Rating;
  /** Puzzles solved in a row. */
  readonly streak: number;
  readonly bestStreak: number;
  /** By `set/id`: whether the first answer was right. */
  readonly answered: Readonly<Record<string, boolean>>;
}

const KEY = "puzzles";
const NONE: PuzzleRecord = { rating: UNRATED, streak: 0, bestStreak: 0, answered: {} };

/** The rating deviation of puzzles, whose ratings are estimates. */
const DEVIATION = 150;

/** Maximum number of stored answers; the oldest are removed. */
const MOST = 5_000;

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** An invalid text counts as no record. */
export function recordIn(text: string | undefined): PuzzleRecord {
  try {
    const { rating, streak, bestStreak, answered } = JSON.parse(text ?? "null") as PuzzleRecord;
    const isWhole =
      [rating.rating, rating.deviation, rating.volatility, streak, bestStreak].every(isNumber) &&
      typeof answered === "object" &&
      Object.values(answered).every((one) => typeof one === "boolean");
    return isWhole ? { rating, streak, bestStreak, answered } : NONE;
  } catch {
    return NONE;
  }
}

const stored = signal(recordIn(readStored(KEY)));

export const puzzleRecord: ReadonlySignal<PuzzleRecord> = stored;

/** Only the first answer to a puzzle counts. */
export function afterAnswer(record: PuzzleRecord, key: string, puzzleRating: number, isRight: boolean): PuzzleRecord {
  if (key in record.answered) return record;
  const streak = isRight ? record.streak + 1 : 0;
  const opponent = { rating: puzzleRating, deviation: DEVIATION };
  return {
    rating: rated(record.rating, [{ opponent, score: isRight ? 1 : 0 }]),
    streak,
    bestStreak: Math.max(streak, record.bestStreak),
    answered: Object.fromEntries([...Object.entries(record.answered).slice(1 - MOST), [key, isRight]]),
  };
}

const keep = (record: PuzzleRecord): void => {
  stored.value = record;
  writeStored(KEY, record === NONE ? undefined : JSON.stringify(record));
};

/** Returns the records before and after the answer. */
export function recordAnswer(key: string, puzzleRating: number, isRight: boolean) {
  // Another page may have stored answers meanwhile.
  const before = recordIn(readStored(KEY) ?? JSON.stringify(stored.peek()));
  const after = afterAnswer(before, key, puzzleRating, isRight);
  keep(after);
  return { before, after };
}

export const forgetAnswers = (): void => keep(NONE);

export const keyOfPuzzle = (set: string, id: string): string => `${set}/${id}`;

const DAY_KEY = "puzzle-day";

/** Undefined unless the last answer on this device was to this day's puzzle. */
export function answerOfDay(day: string): boolean | undefined {
  const [answered, result] = (readStored(DAY_KEY) ?? "").split(" ");
  return answered === day ? result === "right" : undefined;
}

/** Only the first answer counts, and only the latest day is stored. */
export function recordDay(day: string, isRight: boolean): void {
  if (answerOfDay(day) === undefined) writeStored(DAY_KEY, `${day} ${isRight ? "right" : "wrong"}`);
}

/** The theme from which puzzles are chosen; empty: all themes. */
export const chosenTheme = signal("");

/** The next puzzle is chosen at random among this many with ratings closest to the player's. */
const CLOSEST = 12;

/**
 * Finds an unanswered puzzle with a rating close to the player's.
 * @param chance a random number in [0, 1)
 */
export function nextPuzzle(
  puzzles: readonly ListedPuzzle[],
  { set, theme }: { readonly set: string; readonly theme: string },
  record: PuzzleRecord,
  chance: number,
): ListedPuzzle | undefined {
  const open = puzzles.filter(
    ({ id, themes }) => !(keyOfPuzzle(set, id) in record.answered) && (theme === "" || themes.includes(theme)),
  );
  const distance = ({ rating }: ListedPuzzle) => Math.abs(rating - record.rating.rating);
  const close = open.toSorted((a, b) => distance(a) - distance(b)).slice(0, CLOSEST);
  return close[Math.floor(chance * close.length)];
}
