import type { Summary } from "../../shared/engine/match/summary.ts";
import { limitOf, MOST_LISTED, newestFirst } from "../store/lists/query.ts";
import type { SummaryQuery } from "../store/queries.ts";
import type { Readings } from "./readings.ts";
import type { Tables } from "./tables.ts";

export class SpectatorSummaries {
  readonly #tables: Pick<Tables, "find">;
  readonly #readings: Pick<Readings, "read">;

  constructor(tables: Pick<Tables, "find">, readings: Pick<Readings, "read">) {
    this.#tables = tables;
    this.#readings = readings;
  }

  isDelayedFor(player: string | undefined, { state, house: settings, seats }: Summary): boolean {
    const isOwn = player !== undefined && seats.some((held) => held?.player === player);
    return state === "live" && !isOwn && Boolean(settings?.watchDelay);
  }

  /**
   * @param player undefined for a caller without a token
   * @param owner see `Readings.read`
   * @throws Unreadable, Busy
   */
  async summaryFor(player: string | undefined, summary: Summary, owner?: string): Promise<Summary> {
    if (!this.isDelayedFor(player, summary)) return summary;
    const reading = await this.#readings.read(summary, "table", "summary", owner);
    return reading?.summary ?? summary;
  }

  /**
   * Filters and orders by what the player sees: a delayed table's real position would reveal the time of its last
   * hidden move.
   * @param owner see `Readings.read`
   * @throws Unreadable, Busy
   */
  async find(player: string | undefined, query: SummaryQuery, owner?: string): Promise<readonly Summary[]> {
    const known = await this.#tables.find(query);
    let shown = await this.#allTo(player, known, owner);
    if (shown.some((match, i) => match !== known[i]))
      shown = await this.#allTo(player, await this.#tables.find({ ...query, limit: MOST_LISTED }), owner);
    // To spectators, a delayed table that has just started is still open.
    const found = shown.filter(({ state }) => query.states?.includes(state) ?? true);
    return found.toSorted(newestFirst).slice(0, limitOf(query));
  }

  #allTo = (player: string | undefined, matches: readonly Summary[], owner?: string): Promise<readonly Summary[]> =>
    Promise.all(matches.map((match) => this.summaryFor(player, match, owner)));
}
