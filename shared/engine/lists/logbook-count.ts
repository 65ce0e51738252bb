import type { Seat } from "../contract/events.ts";
import type { Averages } from "../contract/figures.ts";
import { type AnyGame, boardOf, isOpposed, variantOf } from "../contract/game.ts";
import { type Day, dayAfter } from "../daily/day.ts";
import { type Result, resultFor } from "../match/result.ts";
import type { SeatSummary, Summary } from "../match/summary.ts";
import type { Timestamp } from "../time.ts";
import { addFigure, type BoardCount, type Changing, recordOf } from "./board-count.ts";
import {
  type BoardRecord,
  type DailyRecord,
  type DayRun,
  type Logbook,
  playedOf,
  type RecentResult,
  type ResultCounts,
  type Teammate,
  type WinStreak,
} from "./logbook.ts";
import { wilson } from "./wilson.ts";

/** Maximum number of recent matches, and of recent days. */
const MOST_RECENT = 60;
/** Maximum number of teammates, and minimum number of matches with each. */
const [MOST_TEAMMATES, OFTEN] = [8, 3];

export interface LogbookGame {
  readonly game: Pick<AnyGame, "figures" | "opposed" | "variant">;
  readonly averages: Averages | undefined;
}

/** Can be sent to a worker thread. */
export interface LogbookTotals {
  /** By kind of table, the last played at the end. */
  readonly boards: Map<string, BoardCount>;
  /** By player id, the last teammate at the end. */
  readonly companions: Map<string, Changing<Teammate>>;
  readonly course: RecentResult[];
  readonly days: Set<Day>;
  readonly offline: Changing<ResultCounts>;
  run?: WinStreak | undefined;
  longest?: WinStreak | undefined;
}

export const noTotals = (): LogbookTotals => ({
  boards: new Map(),
  companions: new Map(),
  course: [],
  days: new Set(),
  offline: { won: 0, lost: 0, draw: 0, ended: 0 },
});

/** Approximate number of entries, each of about 100 bytes of memory. */
export function sizeOf({ boards, companions, days }: LogbookTotals): number {
  let size = MOST_RECENT + companions.size + days.size;
  for (const { figures } of boards.values()) for (const { counts } of figures.values()) size += 3 + counts.size;
  return size;
}

/**
 * Builds a logbook from finished matches, in the order they ended. Leaves out branches, practice and daily attempts
 * that do not count: the player may have known the cards. Offline matches, perhaps tried many times, count only as a
 * result. Conceded matches, and those finished by a bot, count without figures.
 */
export class LogbookCount {
  readonly #player: string;
  readonly #countedOf: (game: string) => LogbookGame | undefined;
  readonly totals: LogbookTotals;

  /**
   * @param countedOf undefined for an unknown game: its matches count without figures
   * @param totals changed in place
   */
  constructor(
    player: string,
    countedOf: (game: string) => LogbookGame | undefined,
    totals: LogbookTotals = noTotals(),
  ) {
    this.#player = player;
    this.#countedOf = countedOf;
    this.totals = totals;
  }

  add(match: Summary): void {
    const seat = match.seats.findIndex((held) => held?.player === this.#player);
    const result = resultFor(match, this.#player);
    if (seat < 0 || result === undefined || match.from || match.house?.practice || match.daily?.counts === false)
      return;
    if (match.offline) {
      this.totals.offline[result]++;
      return;
    }
    const { days, course } = this.totals;
    if (match.daily) days.add(match.daily.day);
    const { game, endedAt: ended = match.changedAt } = match;
    course.push({ game, result, ended });
    if (course.length > MOST_RECENT) course.shift();
    this.#addToRun(result, ended);
    const counted = this.#countedOf(game);
    const board = this.#boardOf(match, counted);
    board.results[result]++;
    if (!counted) return;
    if (!isOpposed(counted.game, match.options)) this.#addCompanions(match, result);
    this.#addFigures(board, match, seat, result, counted);
  }

  get logbook(): Logbook {
    const { course, days, longest, offline, ...totals } = this.totals;
    const boards = [...totals.boards.values()].reverse().map(recordOf);
    const often = [...totals.companions.values()].reverse().filter(({ matches }) => matches >= OFTEN);
    return {
      boards: boards.sort((a, b) => playedOf(b.results) - playedOf(a.results)),
      ...(longest ? { longestRun: longest } : {}),
      ...(days.size > 0 ? { days: daysPlayed([...days].sort()) } : {}),
      course: [...course],
      companions: often
        .sort((a, b) => lowOf(b) - lowOf(a) || b.matches - a.matches)
        .slice(0, MOST_TEAMMATES)
        .map((companion) => ({ ...companion })),
      ...(playedOf(offline) > 0 ? { offline: { ...offline } } : {}),
    };
  }

  /** A draw ends a run of wins; `ended` neither continues nor ends it. */
  #addToRun(result: Result, ended: Timestamp): void {
    if (result === "ended") return;
    const { run, longest } = this.totals;
    const next =
      result === "won" ? { matches: (run?.matches ?? 0) + 1, since: run?.since ?? ended, until: ended } : undefined;
    this.totals.run = next;
    if (next && next.matches > (longest?.matches ?? 0)) this.totals.longest = next;
  }

  #boardOf(
    { game, options, variant: recorded, seats: { length: seats } }: Summary,
    counted: LogbookGame | undefined,
  ): BoardCount {
    const variant = recorded ?? (counted ? variantOf(counted.game, options) : "");
    const option = optionIn(options, counted?.game.figures?.apart);
    const key = JSON.stringify([game, variant, seats, option?.value]);
    const board = this.totals.boards.get(key) ?? {
      game,
      variant,
      seats,
      ...(option && { option }),
      results: { won: 0, lost: 0, draw: 0, ended: 0 },
      bots: { matches: 0, won: 0 },
      figures: new Map(),
    };
    putLast(this.totals.boards, key, board);
    return board;
  }

  #addCompanions({ seats }: Summary, result: Result): void {
    if (result === "ended") return;
    for (const { player, name, kind } of seats.filter(isTaken)) {
      if (player === undefined || player === this.#player || kind === "bot") continue;
      const companion = this.totals.companions.get(player) ?? { player, name, matches: 0, won: 0 };
      companion.name = name;
      companion.matches++;
      if (result === "won") companion.won++;
      putLast(this.totals.companions, player, companion);
    }
  }

  #addFigures(board: BoardCount, match: Summary, seat: Seat, result: Result, { game, averages }: LogbookGame): void {
    const { figures, options, seats } = match;
    const own = seats[seat]?.stoodIn ? undefined : figures?.[seat];
    const average = averages?.boards[boardOf(game, options, seats.length)]?.[seats.length];
    if (average && result !== "ended") {
      board.bots.matches++;
      board.bots.won += average.won;
    }
    for (const [name, better] of Object.entries(game.figures?.kinds ?? {})) {
      const value = own?.[name];
      if (value !== undefined) addFigure(board.figures, name, better, value, average);
    }
  }
}

function putLast<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
}

/** @param days at least one, each once, in order */
function daysPlayed(days: readonly Day[]): DailyRecord {
  const runs: DayRun[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && dayAfter(run.until, 1) === day) runs[runs.length - 1] = { ...run, days: run.days + 1, until: day };
    else runs.push({ days: 1, since: day, until: day });
  }
  const longest = runs.reduce((best, run) => (run.days > best.days ? run : best));
  return { played: days.length, last: runs.at(-1)!, longest, recent: days.slice(-MOST_RECENT) };
}

const optionIn = (options: object, name: string | undefined): BoardRecord["option"] =>
  name !== undefined && Object.hasOwn(options, name)
    ? { name, value: String((options as Readonly<Record<string, unknown>>)[name]) }
    : undefined;

/** A confidence bound ranks many wins above a single one. */
const lowOf = ({ won, matches }: Teammate): number => wilson(won, matches)[0];

const isTaken = (held: SeatSummary | null): held is SeatSummary => held !== null;
