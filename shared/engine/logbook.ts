import { type Day, dayAfter } from "./day.ts";
import {
  type AnyGame,
  type Average,
  type Averages,
  boardOf,
  type FigureKind,
  isOpposed,
  type Seat,
  variantOf,
} from "./game.ts";
import { type Result, resultFor } from "./result.ts";
import type { SeatSummary, Summary } from "./summary.ts";
import type { Moment } from "./time.ts";

/** How often matches ended so, for the player. */
export type Tally = Readonly<Record<Result, number>>;

/** How many matches a figure was in, and what it came to in all of them together. */
export interface Compared {
  readonly matches: number;
  readonly own: number;
  /** What bots come to on average on the same boards. */
  readonly bots: number;
}

/** A figure over matches. */
export interface FigureRecord {
  /** Which way is the better one. */
  readonly better: FigureKind;
  /** Every value there was and in how many matches, the least value first. */
  readonly counts: readonly (readonly [value: number, matches: number])[];
  /** Of matches on boards where it is known what bots come to. */
  readonly compared?: Compared;
}

/** All matches of a player on one kind of table. */
export interface BoardRecord {
  readonly game: string;
  /** Empty for a game of one kind. */
  readonly variant: string;
  readonly seats: number;
  /** The option that is told apart, see `Figures.apart`, and its value as text. */
  readonly option?: { readonly name: string; readonly value: string };
  readonly results: Tally;
  /** How many matches bots would have won on the same boards, of so many. */
  readonly bots?: { readonly matches: number; readonly won: number };
  /** By the names of `Figures.kinds`, in their order. */
  readonly figures: Readonly<Record<string, FigureRecord>>;
}

/** Won matches one after the other. */
export interface Run {
  readonly matches: number;
  /** When the first and the last of them ended. */
  readonly since: Moment;
  readonly until: Moment;
}

/** Days in a row with a try at the deal of each. */
export interface DayRun {
  readonly days: number;
  readonly since: Day;
  readonly until: Day;
}

/** The days whose deal the player had a try at that counts, and that is over. */
export interface DaysPlayed {
  readonly played: number;
  /** The last in a row, which goes on if the day after the last of them is not over. */
  readonly last: DayRun;
  /** The most in a row; the first of the longest. */
  readonly longest: DayRun;
  /** The last of them, the oldest first. */
  readonly recent: readonly Day[];
}

/** Somebody who played together with the player, and how that went. */
export interface Companion {
  readonly player: string;
  /** As they were called the last time. */
  readonly name: string;
  readonly matches: number;
  readonly won: number;
}

/** What became of one match. */
export interface Landfall {
  readonly game: string;
  readonly result: Result;
  readonly ended: Moment;
}

/** What a player has done: a fold over their matches that are over. */
export interface Logbook {
  /** Which kinds of tables, those with most matches first. */
  readonly boards: readonly BoardRecord[];
  /** The first of the longest, if anything was won. */
  readonly longestRun?: Run;
  /** Absent where there are none. */
  readonly days?: DaysPlayed;
  /** The last matches, the oldest first. */
  readonly course: readonly Landfall[];
  /** With whom one plays best, the best first. */
  readonly companions: readonly Companion[];
  /** Matches that were played without a line and handed in, which count nowhere else; absent where there are none. */
  readonly offline?: Tally;
}

/** A logbook as somebody may read it. */
export interface ToldLogbook extends Logbook {
  readonly player: string;
  readonly name: string;
  /** Whether everybody may read it who has its address. */
  readonly isOpen: boolean;
}

/** Standard deviations within which 95 of 100 lie. */
const Z = 1.96;

/**
 * The 95 % interval of a share (E. B. Wilson, 1927): where it may really lie that so many of so many came to.
 * @param of more than 0
 * @returns both from 0 to 1
 */
export function wilson(won: number, of: number): readonly [low: number, high: number] {
  const share = won / of;
  const middle = share + Z ** 2 / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return [(middle - spread) / (1 + Z ** 2 / of), (middle + spread) / (1 + Z ** 2 / of)];
}

/** So many of the last matches, and of the days, are told one by one. */
const COURSE = 60;
/** So many companions are told, who were there in so many matches at least: one match says nothing. */
const [COMPANIONS, OFTEN] = [8, 3];

type Changing<T> = { -readonly [Key in keyof T]: T[Key] };

interface FigureCount extends Pick<FigureRecord, "better"> {
  readonly counts: Map<number, number>;
  readonly compared: Changing<Compared>;
}

interface BoardCount extends Pick<BoardRecord, "game" | "variant" | "seats" | "option"> {
  readonly results: Record<Result, number>;
  readonly bots: { matches: number; won: number };
  readonly figures: Map<string, FigureCount>;
}

/** What is known of a game where a logbook is kept. */
export interface Counted {
  readonly game: Pick<AnyGame, "figures" | "opposed" | "variant">;
  readonly averages: Averages | undefined;
}

/** Everything a count has added up so far: plain data, which a thread can post. */
export interface LogbookTotals {
  /** By kind of table, those played last at the end; so are companions. */
  readonly boards: Map<string, BoardCount>;
  readonly companions: Map<string, Changing<Companion>>;
  readonly course: Landfall[];
  readonly days: Set<Day>;
  readonly offline: Changing<Tally>;
  run?: Run | undefined;
  longest?: Run | undefined;
}

export const noTotals = (): LogbookTotals => ({
  boards: new Map(),
  companions: new Map(),
  course: [],
  days: new Set(),
  offline: { won: 0, lost: 0, draw: 0, ended: 0 },
});

/** How many entries totals hold, as a measure of their memory: some 100 bytes each. */
export function sizeOf({ boards, companions, days }: LogbookTotals): number {
  let size = COURSE + companions.size + days.size;
  for (const { figures } of boards.values()) for (const { counts } of figures.values()) size += 3 + counts.size;
  return size;
}

/**
 * Adds up what a player has done, from summaries of matches that are over, in the order in which they ended: a count goes on
 * where another one stopped. Each match counts once in which the player had a seat to its end, except branches, practice, and
 * tries of a day that do not count, where one knows what is to come. Offline matches are only tallied, because nobody knows how
 * often their deal was tried. A match that was conceded has a result but no figures, and so has a match that a bot ended in the
 * player's place.
 */
export class LogbookCount {
  readonly #player: string;
  readonly #countedOf: (game: string) => Counted | undefined;
  readonly totals: LogbookTotals;

  /**
   * @param countedOf undefined for a game that is not on the shelf: of its matches only the result is known
   * @param totals of the matches before, which grow with every match
   */
  constructor(player: string, countedOf: (game: string) => Counted | undefined, totals: LogbookTotals = noTotals()) {
    this.#player = player;
    this.#countedOf = countedOf;
    this.totals = totals;
  }

  /** Counts a match that ended after all that were counted before. */
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

  /** All that was counted. */
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

  /** What neither can be won nor lost is no part of a run, and ends none. */
  #addToRun(result: Result, ended: Moment): void {
    if (result === "ended") return;
    const { run, longest } = this.totals;
    const next =
      result === "won" ? { matches: (run?.matches ?? 0) + 1, since: run?.since ?? ended, until: ended } : undefined;
    this.totals.run = next;
    if (next && next.matches > (longest?.matches ?? 0)) this.totals.longest = next;
  }

  #boardOf(
    { game, options, variant: told, seats: { length: seats } }: Summary,
    counted: Counted | undefined,
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

  #addFigures(board: BoardCount, match: Summary, seat: Seat, result: Result, { game, averages }: Counted): void {
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

/** @param days each once, in their order; at least one */
function daysPlayed(days: readonly Day[]): DaysPlayed {
  const runs: DayRun[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && dayAfter(run.until, 1) === day) runs[runs.length - 1] = { ...run, days: run.days + 1, until: day };
    else runs.push({ days: 1, since: day, until: day });
  }
  const longest = runs.reduce((best, run) => (run.days > best.days ? run : best));
  return { played: days.length, last: runs.at(-1)!, longest, recent: days.slice(-COURSE) };
}

/** An option of a match by its name, if it has a value. */
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

/** A copy: the count goes on. */
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

/** How many matches a tally is of. */
export const playedOf = ({ won, lost, draw, ended }: Tally): number => won + lost + draw + ended;

/** How much of it was won at the least, so that somebody who won often comes before somebody who won once. */
const lowOf = ({ won, matches }: Companion): number => wilson(won, matches)[0];

const isSomebody = (held: SeatSummary | null): held is SeatSummary => held !== null;
