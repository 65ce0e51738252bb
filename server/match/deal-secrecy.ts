import type { Summary } from "../../shared/engine/match/summary.ts";
import { LONGEST_WINDOW } from "../../shared/engine/series/series.ts";
import { sharedDealOf } from "../../shared/engine/series/shared-deal.ts";
import { endOf } from "../store/lists/past.ts";
import type { PastPlace } from "../store/queries.ts";
import type { DailyDeals } from "./daily-deals.ts";
import type { SeriesPlay } from "./series-play.ts";
import type { Tables } from "./tables.ts";

interface SecrecyDeps {
  readonly tables: Pick<Tables, "now" | "store">;
  readonly days: Pick<DailyDeals, "tryOf">;
  readonly series: Pick<SeriesPlay, "tryOf">;
}

type SharedMatch = Pick<Summary, "daily" | "series" | "seats" | "state">;

/** How many of a player's latest matches are checked at most, and how many are read at a time. */
const [MOST_RECENT, PAGE] = [1000, 200];

/**
 * Decides which matches on shared deals (of days and series) are secret to a player, because they may still play the
 * deal.
 */
export class DealSecrecy {
  readonly #deps: SecrecyDeps;

  constructor(deps: SecrecyDeps) {
    this.#deps = deps;
  }

  /**
   * Whether a match is secret to a player: it uses a shared deal that has not settled, and they have neither a seat in
   * it nor a finished try of their own. A branch of such a match has the same cards and is as secret. An original match
   * is not secret before its cards are dealt.
   */
  async isSecretTo(match: SharedMatch, player: string | undefined): Promise<boolean> {
    const deal = sharedDealOf(match);
    if (!deal || new Date(this.#deps.tables.now()).toISOString() >= deal.settles) return false;
    if (deal.counts && match.state === "open") return false;
    if (player === undefined) return true;
    if (match.seats.some((held) => held?.player === player)) return false;
    return (await this.#tryOn(match, player))?.state !== "over";
  }

  /**
   * A place in the list of a player's past matches: no match that ended before it is secret to a reader. Undefined if
   * none is secret. Reads at most 1,000 matches.
   */
  async firstSecretOf(player: string, reader: string | undefined): Promise<PastPlace | undefined> {
    // No deal is secret for longer than the longest series.
    const since = new Date(this.#deps.tables.now() - LONGEST_WINDOW).toISOString();
    const isSecret = new Map<string, Promise<boolean>>();
    let first: PastPlace | undefined;
    let after: PastPlace | undefined;
    for (let read = 0; read < MOST_RECENT; read += PAGE) {
      const page = await this.#deps.tables.store.matches.past({ player, since, after, limit: PAGE });
      for (const match of page) {
        const key = sharedDealOf(match)?.key;
        if (key === undefined) continue;
        isSecret.set(key, isSecret.get(key) ?? this.isSecretTo(match, reader));
        if (await isSecret.get(key)) first = { ended: endOf(match), id: "" };
      }
      const last = page.at(-1);
      if (!last || page.length < PAGE) return first;
      after = { ended: endOf(last), id: last.id };
    }
    // Earlier matches, which were not read, may be secret.
    return { ended: since, id: "" };
  }

  async #tryOn({ daily, series }: SharedMatch, player: string): Promise<Summary | undefined> {
    if (daily) return this.#deps.days.tryOf(daily.day, player);
    return series && this.#deps.series.tryOf(series, player);
  }
}
