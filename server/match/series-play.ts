import { commit } from "../../shared/engine/chance/fair.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import type {
  OwnSeriesAttempt,
  SeriesDealResponse,
  SeriesHeader,
  SeriesListResponse,
  SeriesResponse,
} from "../../shared/engine/lists/series-responses.ts";
import { type Refused, refused } from "../../shared/engine/log/reply.ts";
import type { Occupant } from "../../shared/engine/match/match-events.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { DEFAULT_TABLE_SETTINGS } from "../../shared/engine/match/table-settings.ts";
import { nonceOfSeriesDeal, seedOfSeriesDeal } from "../../shared/engine/series/deal-seed.ts";
import {
  type SeriesAttempt,
  type SeriesState,
  seriesDealKey,
  seriesStateAt,
} from "../../shared/engine/series/series.ts";
import { millisecondsAt, type Timestamp } from "../../shared/engine/time.ts";
import { type Ids, seriesTryId } from "../ids.ts";
import type { DayCount } from "../store/queries.ts";
import type { SeriesQuery, StoredSeries } from "../store/series.ts";
import type { MatchFactory } from "./match-factory.ts";
import { secretOfSeries } from "./seeds.ts";
import { claimDeal, entryOn } from "./series-claims.ts";
import type { Tables } from "./tables.ts";

interface SeriesPlayDeps {
  readonly tables: Pick<Tables, "find" | "now" | "store">;
  readonly factory: Pick<MatchFactory, "create">;
  readonly ids: Pick<Ids, "series">;
  readonly gameOf: (id: string) => AnyGame | undefined;
  /** Derives the secrets of all series: 64 hex digits. */
  readonly secret: string;
  /** Series that are not over: per player, and in total. */
  readonly limits: { readonly most: number; readonly mostInAll: number };
}

export type SeriesPlan = Omit<StoredSeries, "id" | "opener" | "createdAt">;

export class SeriesPlay {
  readonly #deps: SeriesPlayDeps;

  constructor(deps: SeriesPlayDeps) {
    this.#deps = deps;
  }

  /** ISO 8601, UTC. */
  now = (): Timestamp => new Date(this.#deps.tables.now()).toISOString();

  get #store() {
    return this.#deps.tables.store.series;
  }

  get = (id: string): Promise<StoredSeries | undefined> => this.#store.get(id);

  /**
   * The server chooses the id, from which the deals follow, so the opener can neither know nor choose them.
   * @returns undefined if there are too many series
   * @throws NotStored
   */
  async open(plan: SeriesPlan, opener: string): Promise<StoredSeries | undefined> {
    const now = this.now();
    const series: StoredSeries = { ...plan, id: this.#deps.ids.series(opener), opener, createdAt: now };
    const isStored = await this.#store.add(series, { now, ...this.#deps.limits });
    return isStored ? series : undefined;
  }

  /** @returns false once a deal was played, or if the series is missing */
  withdraw = (id: string): Promise<boolean> => this.#store.remove(id, { mustBeUnplayed: true });

  async list(query: SeriesQuery, player: string | undefined): Promise<SeriesListResponse> {
    const { limit } = query;
    const found = await this.#store.list({ ...query, limit: limit + 1 });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      series: page.map((series) => this.#headerOf(series, player)),
      ...(last && found.length > limit && { next: `${last.closesAt}~${last.id}` }),
    };
  }

  async tryOf({ id, deal }: Pick<SeriesAttempt, "id" | "deal">, player: string): Promise<Summary | undefined> {
    const entry = await entryOn(this.#deps.tables, { id, deal }, player);
    const [own] = entry ? await this.#deps.tables.find({ id: entry.match, limit: 1 }) : [];
    return own;
  }

  async read(series: StoredSeries, player: string | undefined): Promise<SeriesResponse> {
    const state = seriesStateAt(series, this.now());
    const secret = secretOfSeries(this.#deps.secret, series.id);
    const [counts, tries] = await Promise.all([this.countsOf(series), this.#triesOf(series, player)]);
    const { deals: _, games: __, ...header } = this.#headerOf(series, player);
    return {
      ...header,
      commitment: commit(secret),
      ...(state === "over" && { secret }),
      deals: series.deals.map(({ game, options }, i): SeriesDealResponse => {
        const deal = i + 1;
        const own = tries.get(deal);
        return {
          ...{ deal, game, options },
          commitment: commit(seedOfSeriesDeal(secret, deal)),
          tables: counts[i]?.tries ?? 0,
          ...(own && { own: attemptOf(own) }),
          isKnown: state === "over" || own?.state === "over",
        };
      }),
    };
  }

  /** Deal 1 first; undefined for a deal that no table has begun. */
  async countsOf({ id, deals }: Pick<StoredSeries, "id" | "deals">): Promise<readonly (DayCount | undefined)[]> {
    const keys = deals.map((_, i) => seriesDealKey({ id, deal: i + 1 }));
    const counts = await this.#deps.tables.store.matches.dayCounts(keys[0]!, keys.at(-1)!);
    const byKey = new Map(counts.map((count) => [count.day, count]));
    return keys.map((key) => byKey.get(key));
  }

  /** The player's tries, by deal. */
  async #triesOf({ id }: StoredSeries, player: string | undefined): Promise<ReadonlyMap<number, Summary>> {
    if (player === undefined) return new Map();
    const entries = await this.#store.entriesOf(id, player);
    const ids = entries.map(({ match }) => match);
    const found = ids.length > 0 ? await this.#deps.tables.find({ ids, limit: ids.length }) : [];
    return new Map(
      entries.flatMap(({ deal, match }) => {
        const own = found.find((summary) => summary.id === match);
        return own ? [[deal, own] as const] : [];
      }),
    );
  }

  /**
   * The player's table on a deal, or a new one. Solo tables start immediately; others claim the deal at their start.
   * @throws NotStored
   */
  async play(series: StoredSeries, deal: number, person: Person): Promise<Summary | Refused> {
    const { id, seats, hasBots: bots, closesAt: until, deals } = series;
    const own = await this.tryOf({ id, deal }, person.id);
    if (own) return own.state === "over" ? refused("DealPlayed") : own;
    if (seriesStateAt(series, this.now()) !== "open") return refused("SeriesIsNotOpen");
    const { game: name, options } = deals[deal - 1]!;
    const attempt: SeriesAttempt = { id, deal, until, bots, counts: true };
    const plan = {
      ...{ game: this.#gameOf(name), options, seats, series: attempt, opener: person.id },
      settings: { ...DEFAULT_TABLE_SETTINGS, watchers: false },
      visibility: "private",
    } as const;
    return seats === 1 ? this.#begin(plan, person) : this.#deps.factory.create(plan);
  }

  async #begin(
    plan: Omit<Parameters<MatchFactory["create"]>[0], "series"> & { readonly series: SeriesAttempt },
    { id: player, name }: Person,
  ): Promise<Summary | Refused> {
    const { tables, factory, secret } = this.#deps;
    const { series } = plan;
    const id = seriesTryId(secret, series.id, series.deal, player);
    const objection = await claimDeal(tables, series, id, [player]);
    if (objection) return objection;
    const nonce = nonceOfSeriesDeal(series.id, series.deal, 0);
    const occupants: readonly Occupant[] = [{ name, kind: "human", player, nonce }];
    // Of two concurrent requests, the second gets the match of the first.
    return factory.create({ ...plan, id, occupants }).catch(async (error: unknown) => {
      const [made] = await tables.find({ id, limit: 1 });
      if (!made) throw error;
      return made;
    });
  }

  #gameOf(id: string): AnyGame {
    const game = this.#deps.gameOf(id);
    if (!game) throw new Error(`no game "${id}" here`);
    return game;
  }

  #headerOf(series: StoredSeries, player: string | undefined): SeriesHeader {
    const { id, title, opensAt, closesAt, isListed, seats, hasBots, deals, opener } = series;
    const now = this.now();
    const state = seriesStateAt(series, now);
    const ends: Readonly<Record<SeriesState, Timestamp | undefined>> = {
      ahead: opensAt,
      open: closesAt,
      over: undefined,
    };
    const end = ends[state];
    return {
      ...{ id, title, state, opensAt, closesAt, isListed, seats, hasBots },
      ...(end !== undefined && { left: Math.ceil((millisecondsAt(end) - millisecondsAt(now)) / 1000) }),
      games: [...new Set(deals.map(({ game }) => game))],
      deals: deals.length,
      isOwn: opener === player,
    };
  }
}

interface Person {
  readonly id: string;
  readonly name: string;
}

const attemptOf = ({ id, code, state, series }: Summary): OwnSeriesAttempt => ({
  id,
  code,
  state,
  ...(series?.score && { score: series.score }),
});
