import type { Summary } from "../../shared/engine/summary.ts";
import { DEFAULT_TABLE_SETTINGS, isOverDays, isWatchable } from "../../shared/engine/table-settings.ts";
import type { Tally } from "../cluster/cluster.ts";
import { endOf } from "../store/past.ts";
import { compare } from "../store/query.ts";
import type { Shown } from "./shown.ts";
import type { Tables } from "./tables.ts";

/** A match that anybody may watch, and how many people do. */
export interface Watched {
  readonly match: Summary;
  readonly onlookers: number;
}

/** A list as it is sent. */
export interface WatchedList {
  readonly watched: readonly Watched[];
  /** Where nothing is to be watched: the best finished matches of late, the best first. */
  readonly replays?: readonly Summary[];
}

interface Deps {
  readonly tables: Pick<Tables, "find" | "now">;
  readonly shown: Pick<Shown, "to">;
  readonly onlookers: Pick<Tally, "largest">;
  /** The ids of the best tries of the last day whose results everybody may see. */
  readonly bestOfLastDay: () => Promise<readonly string[]>;
}

/** How many matches are told at most, and how many of those that changed last are looked through. */
const [MOST, LOOKED_THROUGH] = [50, 200];
/** How many replays are told at most, and how many of the last finished matches are looked through. */
const [MOST_REPLAYS, FINISHED] = [8, 60];
/** How long an answer is good for, in milliseconds: however many ask, the store is asked once. */
const FRESH = 3000;
/** After how long without a move nobody expects another, in milliseconds; the second where a match is played over days. */
const [STILL, STILL_OVER_DAYS] = [3600_000, 3 * 24 * 3600_000];

/** The matches to watch, the most watched first; those that began last first among equals. */
export class Watchlist {
  readonly #deps: Deps;
  #read: { readonly at: number; readonly list: Promise<WatchedList> } | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws what the store says; who asks next has it read anew */
  list(): Promise<WatchedList> {
    const now = this.#deps.tables.now();
    const known = this.#read;
    if (known && now >= known.at && now < known.at + FRESH) return known.list;
    const list = this.#look().then(async (watched) =>
      watched.length > 0 ? { watched } : { watched, replays: await this.#replays() },
    );
    this.#read = { at: now, list };
    list.catch(() => {
      this.#read = undefined;
    });
    return list;
  }

  async #look(): Promise<readonly Watched[]> {
    const { tables, shown, onlookers } = this.#deps;
    const [counts, recent] = await Promise.all([
      onlookers.largest(),
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
    const told = await Promise.all(
      listed.map(async (one) => ({ ...one, match: await shown.to(undefined, one.match) })),
    );
    // One that has just begun has not for who looks on late.
    return told.filter(({ match }) => isWatchable(match));
  }

  /** Those that anybody could find, and the best tries of a day. */
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

  /** Whether anything is to be seen there: matches that were left lie open for ever. */
  #goesOn({ changedAt, house = DEFAULT_TABLE_SETTINGS }: Summary): boolean {
    const still = isOverDays(house) ? STILL_OVER_DAYS : STILL;
    return Date.parse(changedAt) + still > this.#deps.tables.now();
  }
}

const peopleIn = ({ seats }: Summary): number => seats.filter((held) => held?.kind === "human").length;

/** What makes a replay a good one: first that it was played to its end, then that it was won, by people together, without tips. */
const worthOf = (match: Summary): number =>
  (match.outcome?.reason === "conceded" ? 0 : 8) +
  (match.outcome?.result === "won" ? 3 : 0) +
  Math.min(3, peopleIn(match)) -
  (match.hints ? 1 : 0);
