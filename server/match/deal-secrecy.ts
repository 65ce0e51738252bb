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

/** Maximum number of a player's latest matches that are checked, and number per query. */
const [MOST_RECENT, PAGE] = [1000, 200];

/** A match on a shared deal (of a day or a series) is secret to players who may still play the deal. */
export class DealSecrecy {
  readonly #deps: SecrecyDeps;

  constructor(deps: SecrecyDeps) {
    this.#deps = deps;
  }

  /**
   * A match is secret to a player if its shared deal has not settled, and they have neither a seat in it nor a finished
   * own try. Branches have the same cards and are as secret. A match that is no branch is not secret before its start.
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
   * A place in a player's past matches before which none is secret to the reader. Undefined if none is secret at all.
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
    // Matches that were not read may be secret.
    return { ended: since, id: "" };
  }

  async #tryOn({ daily, series }: SharedMatch, player: string): Promise<Summary | undefined> {
    if (daily) return this.#deps.days.tryOf(daily.day, player);
    return series && this.#deps.series.tryOf(series, player);
  }
}
