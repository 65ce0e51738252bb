import type { ClusterTally } from "../cluster/cluster.ts";

/** How long a network counts after a request, in ms. */
const STAY = 15_000;
const MOST = 10_000;
/** Minimum time between counts on request, and interval of regular counts, in ms. */
const [FRESH, SHARE_INTERVAL] = [1000, 5000];
const KEY = "people";

interface Deps {
  readonly people: ClusterTally;
  readonly now: () => number;
}

/** Counts people connected to tables, once each, and networks with an open home page. */
export class PeopleHere {
  readonly #deps: Deps;
  /** Connected people by match. */
  readonly #tables = new Map<string, ReadonlySet<string>>();
  /** Number of tables by person. */
  readonly #atTables = new Map<string, number>();
  /** Time of each network's last request, the earliest first. */
  readonly #requestedAt = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  #countedAt = Number.NEGATIVE_INFINITY;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#timer = setInterval(() => this.#share(), SHARE_INTERVAL).unref();
  }

  /** Call this when a table's connected people change. */
  see(match: string, people: ReadonlySet<string>): void {
    for (const person of people) this.#atTables.set(person, (this.#atTables.get(person) ?? 0) + 1);
    for (const person of this.#tables.get(match) ?? []) {
      const tables = this.#atTables.get(person)! - 1;
      if (tables > 0) this.#atTables.set(person, tables);
      else this.#atTables.delete(person);
    }
    if (people.size > 0) this.#tables.set(match, people);
    else this.#tables.delete(match);
  }

  /** Pages outside tables are anonymous, so each network counts as one person. */
  recordRequest(network: string): void {
    // The server's requests to itself have no network.
    if (network === "") return;
    this.#requestedAt.delete(network);
    this.#requestedAt.set(network, this.#deps.now());
    if (this.#requestedAt.size > MOST) this.#requestedAt.delete(this.#requestedAt.keys().next().value!);
  }

  /** Number of people in all processes; at least 1. */
  async count(): Promise<number> {
    if (this.#deps.now() >= this.#countedAt + FRESH) this.#share();
    return Math.max(1, (await this.#deps.people.largest()).get(KEY) ?? 0);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #share(): void {
    this.#countedAt = this.#deps.now();
    const since = this.#countedAt - STAY;
    for (const [network, at] of this.#requestedAt) {
      if (at >= since) break;
      this.#requestedAt.delete(network);
    }
    this.#deps.people.set(KEY, this.#atTables.size + this.#requestedAt.size);
  }
}
