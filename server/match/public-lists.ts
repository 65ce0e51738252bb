import { LRUCache } from "lru-cache";
import type { Phase, Summary } from "../../shared/engine/match/summary.ts";
import type { PeopleHere } from "./people-here.ts";
import type { SpectatorSummaries } from "./spectator-summaries.ts";

/** Cache lifetime, in ms. */
const FRESH = 200;
const MOST = 16;

interface PublicList {
  readonly matches: readonly Summary[];
  readonly people: number;
}

export class PublicLists {
  readonly #lists: LRUCache<string, Promise<PublicList>>;
  readonly #shown: Pick<SpectatorSummaries, "find">;
  readonly #people: Pick<PeopleHere, "count">;

  constructor(shown: Pick<SpectatorSummaries, "find">, people: Pick<PeopleHere, "count">) {
    this.#shown = shown;
    this.#people = people;
    this.#lists = new LRUCache({ max: MOST, ttl: FRESH, ttlResolution: 0 });
  }

  /**
   * @param states Default: all
   * @throws the error of the read; the next call reads again
   */
  read(states: readonly Phase[] | undefined, limit: number): Promise<PublicList> {
    const key = `${states && [...new Set(states)].sort()} ${limit}`;
    const cached = this.#lists.get(key);
    if (cached) return cached;
    const query = { ...(states && { states }), visibility: "open", limit } as const;
    const list = Promise.all([this.#shown.find(undefined, query), this.#people.count()]).then(([matches, people]) => ({
      matches,
      people,
    }));
    this.#lists.set(key, list);
    list.catch(() => this.#lists.delete(key));
    return list;
  }
}
