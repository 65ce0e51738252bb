import { LRUCache } from "lru-cache";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import type {
  SeriesExport,
  SeriesPlayer,
  SeriesResponse,
  SeriesResultRow,
  SeriesResultsResponse,
  SeriesStandingsResponse,
  SeriesTeamRow,
} from "../../shared/engine/lists/series-responses.ts";
import type { SeatSummary, Summary } from "../../shared/engine/match/summary.ts";
import type { CurrentNames } from "../../shared/engine/people/renaming.ts";
import { seriesStateAt } from "../../shared/engine/series/series.ts";
import {
  type DealAttempt,
  type RankedAttempt,
  rankAttempts,
  rankTeams,
  type TeamTotal,
  teamOf,
} from "../../shared/engine/series/standings.ts";
import { MOST_LISTED } from "../store/lists/query.ts";
import type { DayCount } from "../store/queries.ts";
import type { StoredSeries } from "../store/series.ts";
import type { SeriesPlay } from "./series-play.ts";
import type { Tables } from "./tables.ts";

interface SeatedAttempt extends DealAttempt {
  readonly seats: readonly SeatSummary[];
}

/** Valid while `changes` and `isOver` stay the same, for `FRESH` or `KEPT`. */
interface CachedDeal {
  readonly changes: number;
  readonly isOver: boolean;
  readonly readAt: number;
  readonly attempts: Promise<readonly SeatedAttempt[]>;
}

/** Maximum number of deals whose attempts are cached. */
const MOST_CACHED = 200;
/**
 * How long a deal's attempts are cached while some are unfinished, and otherwise, in ms. Resignations, renames and
 * deletions change no counter.
 */
const [FRESH, KEPT] = [10_000, 300_000];

type RankedDeals = ReadonlyMap<number, readonly RankedAttempt<SeatedAttempt>[]>;

interface ListPart {
  /** Index of the first row, from 0. */
  readonly from: number;
  readonly limit: number;
}

interface SeriesStandingsDeps {
  readonly tables: Pick<Tables, "find" | "now" | "store">;
  readonly play: Pick<SeriesPlay, "countsOf" | "now" | "read">;
  readonly gameOf: (id: string) => AnyGame | undefined;
}

/** Callers see the results of all deals once a series is over; before that, of the deals they have finished. */
export class SeriesStandings {
  readonly #deps: SeriesStandingsDeps;
  readonly #cached = new LRUCache<string, CachedDeal>({ max: MOST_CACHED });

  constructor(deps: SeriesStandingsDeps) {
    this.#deps = deps;
  }

  /** The caller must be allowed to see the results. */
  async ofDeal(
    series: StoredSeries,
    deal: number,
    player: string | undefined,
    part: ListPart,
  ): Promise<SeriesResultsResponse> {
    const counts = await this.#deps.play.countsOf(series);
    return this.#pageOf(series, deal, await this.#ranked(series, deal, counts[deal - 1]), player, part);
  }

  async read(
    series: StoredSeries,
    { deals }: Pick<SeriesResponse, "deals">,
    player: string | undefined,
    part: ListPart,
  ): Promise<SeriesStandingsResponse> {
    return this.#standingsOf(series, await this.#rankedAll(series, knownIn(deals)), player, part);
  }

  async #standingsOf(
    series: StoredSeries,
    ranked: RankedDeals,
    player: string | undefined,
    { from, limit }: ListPart,
  ): Promise<SeriesStandingsResponse> {
    const totals = rankTeams([...ranked.values()]);
    const shown = totals.slice(from, from + limit);
    const own = totals.filter((row) => isOwnTeam(row, player) && !shown.includes(row)).slice(0, MOST_LISTED);
    const seatsOf = seatsByTeam(ranked.values());
    const names = await this.#namesOf([...shown, ...own].flatMap(({ team }) => seatsOf.get(team) ?? []));
    const rowOf = (row: TeamTotal) => teamRow(row, seatsOf.get(row.team) ?? [], names, player);
    const deals = [...ranked.keys()];
    return {
      deals,
      order: this.#orderOf(series, deals),
      total: totals.length,
      rows: shown.map(rowOf),
      own: own.map(rowOf),
    };
  }

  async everything(series: StoredSeries, player: string | undefined): Promise<SeriesExport> {
    const told = await this.#deps.play.read(series, player);
    const all = { from: 0, limit: Number.POSITIVE_INFINITY };
    const ranked = await this.#rankedAll(series, knownIn(told.deals));
    const { rows } = await this.#standingsOf(series, ranked, player, all);
    const results: SeriesResultsResponse[] = [];
    for (const [deal, attempts] of ranked) results.push(await this.#pageOf(series, deal, attempts, player, all));
    return { series: told, standings: rows, results };
  }

  async #rankedAll(series: StoredSeries, deals: readonly number[]): Promise<RankedDeals> {
    const counts = deals.length > 0 ? await this.#deps.play.countsOf(series) : [];
    const ranked = await Promise.all(
      deals.map(async (deal) => [deal, await this.#ranked(series, deal, counts[deal - 1])] as const),
    );
    return new Map(ranked);
  }

  async #pageOf(
    series: StoredSeries,
    deal: number,
    ranked: readonly RankedAttempt<SeatedAttempt>[],
    player: string | undefined,
    { from, limit }: ListPart,
  ): Promise<SeriesResultsResponse> {
    const shown = ranked.slice(from, from + limit);
    const names = await this.#namesOf(shown.flatMap(({ attempt }) => attempt.seats));
    return {
      deal,
      order: this.#orderOf(series, [deal]),
      total: ranked.length,
      rows: shown.map(({ attempt, rank, percentile }): SeriesResultRow => {
        const { match, seats, isOver, score } = attempt;
        return {
          match,
          players: seats.map((held) => playerRow(held, names)),
          isLive: !isOver,
          ...(rank !== undefined && { rank }),
          ...(percentile !== undefined && { percentile }),
          ...(score && { score }),
          isOwn: player !== undefined && seats.some((held) => held.player === player),
        };
      }),
    };
  }

  /** Empty if the games rank by different figures. */
  #orderOf({ deals }: StoredSeries, numbers: readonly number[]): readonly string[] {
    const orders = numbers.map((deal) => this.#deps.gameOf(deals[deal - 1]!.game)?.daily?.order ?? []);
    const [first = []] = orders;
    return orders.every((order) => String(order) === String(first)) ? first : [];
  }

  #namesOf = (seats: readonly SeatSummary[]): Promise<CurrentNames> =>
    this.#deps.tables.store.players.names([...new Set(seats.flatMap(({ player }) => player ?? []))]);

  async #ranked(
    series: StoredSeries,
    deal: number,
    count: DayCount | undefined,
  ): Promise<readonly RankedAttempt<SeatedAttempt>[]> {
    if (!count) return [];
    const { play, tables } = this.#deps;
    const isOver = seriesStateAt(series, play.now()) === "over";
    const cached = this.#cached.get(count.day);
    if (cached && cached.changes === count.changes && cached.isOver === isOver) {
      const attempts = await cached.attempts;
      const most = attempts.every((attempt) => attempt.isOver) ? KEPT : FRESH;
      const age = tables.now() - cached.readAt;
      if (age >= 0 && age < most) return rankAttempts(attempts);
    }
    const attempts = this.#attemptsAt(series, deal, isOver);
    this.#cached.set(count.day, { changes: count.changes, isOver, readAt: tables.now(), attempts });
    attempts.catch(() => this.#cached.delete(count.day));
    return rankAttempts(await attempts);
  }

  /** At most 1,000, because no more tables can claim a deal. */
  async #attemptsAt({ id }: StoredSeries, deal: number, isOver: boolean): Promise<readonly SeatedAttempt[]> {
    const { tables } = this.#deps;
    const ids = await tables.store.series.matchesOf(id, deal);
    const attempts: SeatedAttempt[] = [];
    for (let from = 0; from < ids.length; from += MOST_LISTED) {
      const some = ids.slice(from, from + MOST_LISTED);
      for (const match of await tables.find({ ids: some, limit: MOST_LISTED }))
        if (match.state !== "open") attempts.push(attemptIn(match, isOver));
    }
    return attempts.sort((a, b) => (a.match < b.match ? -1 : 1));
  }
}

function attemptIn({ id, state, seats, series }: Summary, isOver: boolean): SeatedAttempt {
  const held = seats.filter((seat) => seat !== null);
  return {
    match: id,
    team: teamOf(held.flatMap(({ player }) => player ?? [])),
    isOver: isOver || state === "over",
    ...(series?.score && { score: series.score }),
    seats: held,
  };
}

const knownIn = (deals: SeriesResponse["deals"]): readonly number[] =>
  deals.filter(({ isKnown }) => isKnown).map(({ deal }) => deal);

const playersIn = (team: string): readonly string[] => team.split(" ");

const isOwnTeam = ({ team }: TeamTotal, player: string | undefined): boolean =>
  player !== undefined && playersIn(team).includes(player);

/** Each team's players, from one of its tables. */
function seatsByTeam(
  deals: Iterable<readonly RankedAttempt<SeatedAttempt>[]>,
): ReadonlyMap<string, readonly SeatSummary[]> {
  const seats = new Map<string, readonly SeatSummary[]>();
  for (const ranked of deals)
    for (const { attempt } of ranked)
      if (!seats.has(attempt.team))
        seats.set(
          attempt.team,
          attempt.seats.filter(({ player }) => player !== undefined),
        );
  return seats;
}

const playerRow = ({ name, kind, player, stoodIn }: SeatSummary, names: CurrentNames): SeriesPlayer => ({
  name: (player !== undefined && names.get(player)) || name,
  kind,
  ...(stoodIn && { stoodIn }),
});

const teamRow = (
  total: TeamTotal,
  seats: readonly SeatSummary[],
  names: CurrentNames,
  player: string | undefined,
): SeriesTeamRow => {
  const { team: _, ...row } = total;
  return {
    ...row,
    players: seats.map(({ stoodIn: _, ...held }) => playerRow(held, names)),
    isOwn: isOwnTeam(total, player),
  };
};
