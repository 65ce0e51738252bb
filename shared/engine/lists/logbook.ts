import type { Seat } from "../contract/events.ts";
import type { Average, Averages, FigureKind } from "../contract/figures.ts";
import { type AnyGame, boardOf, isOpposed, variantOf } from "../contract/game.ts";
import { type Day, dayAfter } from "../daily/day.ts";
import { type Result, resultFor } from "../match/result.ts";
import type { SeatSummary, Summary } from "../match/summary.ts";
import type { Timestamp } from "../time.ts";

/** How many matches had each result, for the player. */
export type ResultCounts = Readonly<Record<Result, number>>;

/** The number of matches with a figure, and its sum over them. */
interface BotComparison {
  readonly matches: number;
  readonly own: number;
  /** The sum of the bots' averages on the same boards. */
  readonly bots: number;
}

/** A figure over several matches. */
export interface FigureRecord {
  /** Whether more or less is better. */
  readonly better: FigureKind;
  /** Each value with its number of matches, smallest first. */
  readonly counts: readonly (readonly [value: number, matches: number])[];
  /** Over matches on boards with known bot averages. */
  readonly compared?: BotComparison;
}

/** All matches of a player on one kind of table. */
export interface BoardRecord {
  readonly game: string;
  /** Empty for a game with a single variant. */
  readonly variant: string;
  readonly seats: number;
  /** The separated option (see `Figures.apart`), with its value as text. */
  readonly option?: { readonly name: string; readonly value: string };
  readonly results: ResultCounts;
  /** The number of comparable matches, and how many of them bots would have won. */
  readonly bots?: { readonly matches: number; readonly won: number };
  /** By the names of `Figures.kinds`, in their order. */
  readonly figures: Readonly<Record<string, FigureRecord>>;
}

/** Consecutive wins. */
interface WinStreak {
  readonly matches: number;
  /** When the first and last of them ended. */
  readonly since: Timestamp;
  readonly until: Timestamp;
}

/** Consecutive days with an attempt at each deal. */
interface DayRun {
  readonly days: number;
  readonly since: Day;
  readonly until: Day;
}

/** The days with a finished attempt that counts. */
export interface DailyRecord {
  readonly played: number;
  /** The most recent run; it continues if the day after its last one is not over. */
  readonly last: DayRun;
  /** The longest run; the earliest if there are several. */
  readonly longest: DayRun;
  /** The most recent days, the earliest first. */
  readonly recent: readonly Day[];
}

/** A teammate, and the results of the matches together. */
export interface Teammate {
  readonly player: string;
  /** Their name in the last match together. */
  readonly name: string;
  readonly matches: number;
  readonly won: number;
}

/** The result of one match. */
export interface RecentResult {
  readonly game: string;
  readonly result: Result;
  readonly ended: Timestamp;
}

/** A player's record: a fold over their finished matches. */
export interface Logbook {
  /** Kinds of tables, the most played first. */
  readonly boards: readonly BoardRecord[];
  /** The first of the longest runs; absent without a win. */
  readonly longestRun?: WinStreak;
  /** Finished daily attempts that count; absent if there are none. */
  readonly days?: DailyRecord;
  /** The most recent matches, in the order they ended. */
  readonly course: readonly RecentResult[];
  /** The most successful teammates, the best first. */
  readonly companions: readonly Teammate[];
  /** Matches played offline and uploaded later, which count nowhere else; absent if there are none. */
  readonly offline?: ResultCounts;
}

/** A logbook as sent to readers. */
export interface LogbookResponse extends Logbook {
  readonly player: string;
  readonly name: string;
  /** Whether everyone with its address may read it. */
  readonly isOpen: boolean;
}

/** Standard deviations around the mean that include 95 %. */
const Z = 1.96;

/**
 * The 95 % interval of a proportion (E. B. Wilson, 1927).
 * @param of more than 0
 * @returns both from 0 to 1
 */
export function wilson(won: number, of: number): readonly [low: number, high: number] {
  const share = won / of;
  const middle = share + Z ** 2 / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return [(middle - spread) / (1 + Z ** 2 / of), (middle + spread) / (1 + Z ** 2 / of)];
}

/** How many recent matches, and days, are listed. */
const COURSE = 60;
/** How many teammates are listed, and with how many matches at least: one match says nothing. */
const [COMPANIONS, OFTEN] = [8, 3];

type Changing<T> = { -readonly [Key in keyof T]: T[Key] };

interface FigureCount extends Pick<FigureRecord, "better"> {
  readonly counts: Map<number, number>;
  readonly compared: Changing<BotComparison>;
}

interface BoardCount extends Pick<BoardRecord, "game" | "variant" | "seats" | "option"> {
  readonly results: Record<Result, number>;
  readonly bots: { matches: number; won: number };
  readonly figures: Map<string, FigureCount>;
}

/** The part of a game needed for logbooks. */
export interface LogbookGame {
  readonly game: Pick<AnyGame, "figures" | "opposed" | "variant">;
  readonly averages: Averages | undefined;
}

/** The totals so far: plain data that can be posted to a thread. */
export interface LogbookTotals {
  /** By kind of table, the last played at the end; `companions` likewise. */
  readonly boards: Map<string, BoardCount>;
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

/** The number of entries in totals, as a measure of their memory: about 100 bytes each. */
export function sizeOf({ boards, companions, days }: LogbookTotals): number {
  let size = COURSE + companions.size + days.size;
  for (const { figures } of boards.values()) for (const { counts } of figures.values()) size += 3 + counts.size;
  return size;
}

/**
 * Builds a logbook from summaries of finished matches, in the order they ended; a count can resume from earlier totals.
 * Each match the player finished counts once, except branches, practice and attempts of a day that do not count, where
 * the cards may be known. Offline matches are only tallied, because their deal may have been tried many times. A
 * conceded match has a result but no figures, and so has one that a bot finished for the player.
 */
export class LogbookCount {
  readonly #player: string;
  readonly #countedOf: (game: string) => LogbookGame | undefined;
  readonly totals: LogbookTotals;

  /**
   * @param countedOf undefined for an unregistered game: only the results of its matches count
   * @param totals of the earlier matches; every match changes them
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

  /** Adds a match that ended after all those added before. */
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
    if (course.length > COURSE) course.shift();
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
        .slice(0, COMPANIONS)
        .map((companion) => ({ ...companion })),
      ...(playedOf(offline) > 0 ? { offline: { ...offline } } : {}),
    };
  }

  /** A match without winner and loser neither continues nor ends a run. */
  #addToRun(result: Result, ended: Timestamp): void {
    if (result === "ended") return;
    const { run, longest } = this.totals;
    const next =
      result === "won" ? { matches: (run?.matches ?? 0) + 1, since: run?.since ?? ended, until: ended } : undefined;
    this.totals.run = next;
    if (next && next.matches > (longest?.matches ?? 0)) this.totals.longest = next;
  }

  #boardOf(
    { game, options, variant: told, seats: { length: seats } }: Summary,
    counted: LogbookGame | undefined,
  ): BoardCount {
    const variant = told ?? (counted ? variantOf(counted.game, options) : "");
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
    for (const { player, name } of seats.filter(isSomebody)) {
      if (player === undefined || player === this.#player) continue;
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

/** @param days unique, the earliest first, at least one */
function daysPlayed(days: readonly Day[]): DailyRecord {
  const runs: DayRun[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && dayAfter(run.until, 1) === day) runs[runs.length - 1] = { ...run, days: run.days + 1, until: day };
    else runs.push({ days: 1, since: day, until: day });
  }
  const longest = runs.reduce((best, run) => (run.days > best.days ? run : best));
  return { played: days.length, last: runs.at(-1)!, longest, recent: days.slice(-COURSE) };
}

/** An option of a match by name, if present. */
const optionIn = (options: object, name: string | undefined): BoardRecord["option"] =>
  name !== undefined && Object.hasOwn(options, name)
    ? { name, value: String((options as Readonly<Record<string, unknown>>)[name]) }
    : undefined;

function addFigure(
  all: Map<string, FigureCount>,
  name: string,
  better: FigureKind,
  value: number,
  average: Average | undefined,
): void {
  const figure = all.get(name) ?? { better, counts: new Map(), compared: { matches: 0, own: 0, bots: 0 } };
  all.set(name, figure);
  figure.counts.set(value, (figure.counts.get(value) ?? 0) + 1);
  const bots = average?.figures[name];
  if (bots === undefined) return;
  figure.compared.matches++;
  figure.compared.own += value;
  figure.compared.bots += bots;
}

/** A copy, because counting continues. */
function recordOf({ figures, bots, results, ...board }: BoardCount): BoardRecord {
  const records = Array.from(figures, ([name, { better, counts, compared }]): [string, FigureRecord] => [
    name,
    {
      better,
      counts: [...counts].sort(([a], [b]) => a - b),
      ...(compared.matches > 0 ? { compared: { ...compared } } : {}),
    },
  ]);
  return {
    ...board,
    results: { ...results },
    ...(bots.matches > 0 ? { bots: { ...bots } } : {}),
    figures: Object.fromEntries(records),
  };
}

/** The number of matches in a tally. */
export const playedOf = ({ won, lost, draw, ended }: ResultCounts): number => won + lost + draw + ended;

/** The lower bound of the win rate, so that many wins rank above a single one. */
const lowOf = ({ won, matches }: Teammate): number => wilson(won, matches)[0];

const isSomebody = (held: SeatSummary | null): held is SeatSummary => held !== null;
