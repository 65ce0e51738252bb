import type { Tally } from "../cluster/cluster.ts";

/** How long somebody counts as here after a page of theirs asked, in ms: pages ask every 4 s while they are looked at. */
const STAY = 15_000;
/** The most pages outside tables that are counted. */
const MOST = 10_000;
/** Minimum time between two counts, and how often there is one in any case, in ms. */
const [FRESH, PACE] = [1000, 5000];
const KEY = "people";

interface Deps {
  readonly people: Tally;
  /** In ms since 1970. */
  readonly now: () => number;
}

/** How many people are here: at tables, each once, however many they are at; and at the home page. */
export class PeopleHere {
  readonly #deps: Deps;
  /** By match: the people connected to its table. */
  readonly #tables = new Map<string, ReadonlySet<string>>();
  /** How many tables somebody is at. */
  readonly #atTables = new Map<string, number>();
  /** When a page outside tables asked last, by the network that asked, the longest ago first. */
  readonly #asked = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  #countedAt = Number.NEGATIVE_INFINITY;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#timer = setInterval(() => this.#share(), PACE).unref();
  }

  /** Hears who is connected to a table here, whenever that changes. */
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

  /** Hears that a page outside tables asks. Pages say nothing of who looks at them: a network counts as one person. */
  ask(network: string): void {
    // The server's own first requests come from no network.
    if (network === "") return;
    this.#asked.delete(network);
    this.#asked.set(network, this.#deps.now());
    if (this.#asked.size > MOST) this.#asked.delete(this.#asked.keys().next().value!);
  }

  /** How many people are here, in all processes. */
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
    for (const [network, at] of this.#asked) {
      if (at >= since) break;
      this.#asked.delete(network);
    }
    this.#deps.people.set(KEY, this.#atTables.size + this.#asked.size);
  }
}
