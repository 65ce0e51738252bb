import type { Summary } from "../../shared/engine/summary.ts";
import { DEFAULT_TABLE_SETTINGS, isOverDays, isWatchable } from "../../shared/engine/table-settings.ts";
import type { Tally } from "../cluster/cluster.ts";
import { compare } from "../store/query.ts";
import type { Shown } from "./shown.ts";
import type { Tables } from "./tables.ts";

/** A match that anybody may watch, and how many people do. */
export interface Watched {
  readonly match: Summary;
  readonly onlookers: number;
}

interface Deps {
  readonly tables: Pick<Tables, "find" | "now">;
  readonly shown: Pick<Shown, "to">;
  readonly onlookers: Pick<Tally, "all">;
}

/** How many matches are told at most, and how many of those that changed last are looked through. */
const [MOST, LOOKED_THROUGH] = [50, 200];
/** How long an answer is good for, in milliseconds: however many ask, the store is asked once. */
const FRESH = 3000;
/** After how long without a move nobody expects another, in milliseconds; the second where a match is played over days. */
const [STILL, STILL_OVER_DAYS] = [3600_000, 3 * 24 * 3600_000];

/** The matches to watch, the most watched first; those that began last first among equals. */
export class Watchlist {
  readonly #deps: Deps;
  #read: { readonly at: number; readonly list: Promise<readonly Watched[]> } | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws what the store says; who asks next has it read anew */
  list(): Promise<readonly Watched[]> {
    const now = this.#deps.tables.now();
    const known = this.#read;
    if (known && now >= known.at && now < known.at + FRESH) return known.list;
    const list = this.#look();
    this.#read = { at: now, list };
    list.catch(() => {
      this.#read = undefined;
    });
    return list;
  }

  async #look(): Promise<readonly Watched[]> {
    const { tables, shown, onlookers } = this.#deps;
    const [counts, recent] = await Promise.all([
      onlookers.all(),
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

  /** Whether anything is to be seen there: matches that were left lie open for ever. */
  #goesOn({ changedAt, house = DEFAULT_TABLE_SETTINGS }: Summary): boolean {
    const still = isOverDays(house) ? STILL_OVER_DAYS : STILL;
    return Date.parse(changedAt) + still > this.#deps.tables.now();
  }
}
