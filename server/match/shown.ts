import { type Match, type Recorded, tableSettingsOf } from "../../shared/engine/match.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import { limitOf, MOST_LISTED, newestFirst } from "../store/query.ts";
import type { Query } from "../store/store.ts";
import type { Readings } from "./readings.ts";
import type { Tables } from "./tables.ts";

/** By how much who looks on is behind who plays, in milliseconds: not at all before the match begins, nor once it is over. */
export const delayOf = ({ phase, charter }: Match): number =>
  phase === "live" ? 1000 * (tableSettingsOf(charter).watchDelay ?? 0) : 0;

/** The version with which a match began. */
export const startOf = (log: readonly Recorded[]): number =>
  1 + log.findLastIndex(({ type }) => type === "MatchStarted");

/**
 * How many entries of a log who looks on may know at a moment: all before the match began; then those that are as old as the
 * table wishes; and all once it is over.
 * @param now in milliseconds since 1970
 */
export function shownLength(match: Match, log: readonly Recorded[], now: number): number {
  const delay = delayOf(match);
  if (delay === 0) return log.length;
  const latest = new Date(now - delay).toISOString();
  return Math.max(startOf(log) - 1, 1 + log.findLastIndex(({ at }) => at <= latest));
}

/** Summaries for spectators: those of delayed tables show the state of that time ago. */
export class Shown {
  readonly #tables: Pick<Tables, "find">;
  readonly #readings: Pick<Readings, "read">;

  constructor(tables: Pick<Tables, "find">, readings: Pick<Readings, "read">) {
    this.#tables = tables;
    this.#readings = readings;
  }

  /** Whether a player sees a match with a delay: its earlier state is folded from its log. */
  isLate(player: string | undefined, { state, house, seats }: Summary): boolean {
    const isOwn = player !== undefined && seats.some((held) => held?.player === player);
    return state === "live" && !isOwn && Boolean(house?.watchDelay);
  }

  /**
   * A match as a player may know it now.
   * @param summary all that is known of it
   * @param player undefined for a caller without a token
   * @param owner for whom its log is read, see `Readings.read`
   * @throws Unreadable, Busy
   */
  async to(player: string | undefined, summary: Summary, owner?: string): Promise<Summary> {
    if (!this.isLate(player, summary)) return summary;
    const reading = await this.#readings.read(summary, "table", "summary", owner);
    return reading?.summary ?? summary;
  }

  /**
   * The matches of a query as a player may see them, ordered by the visible state: the position of a delayed table among all
   * changes, or its absence, would reveal the time of its last hidden move.
   * @param owner for whom logs are read, see `Readings.read`
   * @throws Unreadable, Busy
   */
  async find(player: string | undefined, query: Query, owner?: string): Promise<readonly Summary[]> {
    const known = await this.#tables.find(query);
    let shown = await this.#allTo(player, known, owner);
    if (shown.some((match, i) => match !== known[i]))
      shown = await this.#allTo(player, await this.#tables.find({ ...query, limit: MOST_LISTED }), owner);
    // A delayed table that has just started is still open for spectators.
    const found = shown.filter(({ state }) => query.states?.includes(state) ?? true);
    return found.toSorted(newestFirst).slice(0, limitOf(query));
  }

  #allTo = (player: string | undefined, matches: readonly Summary[], owner?: string): Promise<readonly Summary[]> =>
    Promise.all(matches.map((match) => this.to(player, match, owner)));
}
