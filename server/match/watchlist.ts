import { CONCEDED } from "../../shared/engine/match/resignation.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { DEFAULT_TABLE_SETTINGS, isOverDays, isWatchable } from "../../shared/engine/match/table-settings.ts";
import type { ClusterTally } from "../cluster/cluster.ts";
import { endOf } from "../store/lists/past.ts";
import { compare } from "../store/lists/query.ts";
import type { SpectatorSummaries } from "./spectator-summaries.ts";
import type { Tables } from "./tables.ts";

export interface WatchlistEntry {
  readonly match: Summary;
  readonly onlookers: number;
}

interface WatchedList {
  readonly watched: readonly WatchlistEntry[];
  /** The best recently finished matches; present if `watched` is empty. */
  readonly replays?: readonly Summary[];
}

interface Deps {
  readonly tables: Pick<Tables, "find" | "now">;
  readonly shown: Pick<SpectatorSummaries, "summaryFor">;
  readonly spectators: Pick<ClusterTally, "largest">;
  /** Ids of the best matches of the last settled day, which is public. */
  readonly bestOfLastDay: () => Promise<readonly string[]>;
}

/** Maximum numbers of listed and of examined matches. */
const [MOST, LOOKED_THROUGH] = [50, 200];
/** Maximum numbers of listed replays and of examined matches. */
const [MOST_REPLAYS, FINISHED] = [8, 60];
/** Cache lifetime, in ms. */
const FRESH = 3000;
/** After this time without a change, in ms, a match counts as abandoned; the second is for matches over days. */
const [STILL, STILL_OVER_DAYS] = [3600_000, 3 * 24 * 3600_000];

/** Most watched first, then latest started first. */
export class Watchlist {
  readonly #deps: Deps;
  #read: { readonly at: number; readonly list: Promise<WatchedList> } | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws the error of the read; the next call reads again */
  list(): Promise<WatchedList> {
    const now = this.#deps.tables.now();
    const cached = this.#read;
    if (cached && now >= cached.at && now < cached.at + FRESH) return cached.list;
    const list = this.#look().then(async (watched) =>
      watched.length > 0 ? { watched } : { watched, replays: await this.#replays() },
    );
    this.#read = { at: now, list };
    list.catch(() => {
      this.#read = undefined;
    });
    return list;
  }

  async #look(): Promise<readonly WatchlistEntry[]> {
    const { tables, shown, spectators } = this.#deps;
    const [counts, recent] = await Promise.all([
      spectators.largest(),
      tables.find({ states: ["live"], visibility: "open", limit: LOOKED_THROUGH }),
    ]);
    const known = new Set(recent.map(({ id }) => id));
    const crowded = [...counts].filter(([id]) => !known.has(id)).toSorted(([, a], [, b]) => b - a);
    const others = await Promise.all(crowded.slice(0, MOST).map(([id]) => tables.find({ id, limit: 1 })));
    const listed = [...recent, ...others.flat()]
      .filter((match) => isWatchable(match) && this.#goesOn(match))
      .map((match) => ({ match, onlookers: counts.get(match.id) ?? 0 }))
      .toSorted((a, b) => b.onlookers - a.onlookers || compare(b.match.startedAt ?? "", a.match.startedAt ?? ""))
      .slice(0, MOST);
    const delayed = await Promise.all(
      listed.map(async (one) => ({ ...one, match: await shown.summaryFor(undefined, one.match) })),
    );
    // To spectators with a delay, a match that has just started is still open.
    return delayed.filter(({ match }) => isWatchable(match));
  }

  async #replays(): Promise<readonly Summary[]> {
    const { tables, bestOfLastDay } = this.#deps;
    const [finished, ids] = await Promise.all([
      tables.find({ states: ["over"], visibility: "open", limit: FINISHED }),
      bestOfLastDay(),
    ]);
    const ofDay = ids.length > 0 ? await tables.find({ ids, limit: ids.length }) : [];
    return [...ofDay, ...finished]
      .filter((match) => peopleIn(match) > 0)
      .toSorted((a, b) => worthOf(b) - worthOf(a) || compare(endOf(b), endOf(a)))
      .slice(0, MOST_REPLAYS);
  }

  /** Whether further moves are likely. Abandoned matches never end. */
  #goesOn({ changedAt, house: settings = DEFAULT_TABLE_SETTINGS }: Summary): boolean {
    const still = isOverDays(settings) ? STILL_OVER_DAYS : STILL;
    return Date.parse(changedAt) + still > this.#deps.tables.now();
  }
}

const peopleIn = ({ seats }: Summary): number => seats.filter((held) => held?.kind === "human").length;

/** Higher if the match was not conceded, was won, had more people (up to three), or had no hints. */
const worthOf = (match: Summary): number =>
  (match.outcome?.reason === CONCEDED ? 0 : 8) +
  (match.outcome?.result === "won" ? 3 : 0) +
  Math.min(3, peopleIn(match)) -
  (match.hints ? 1 : 0);
