import { type Match, type Recorded, tableSettingsOf } from "../../shared/engine/match.ts";
import type { Summary } from "../../shared/engine/summary.ts";
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

/** What was told of a match at a version of it, and until when that is so, in milliseconds since 1970. */
interface Told {
  readonly version: number;
  readonly until: number;
  readonly summary: Summary;
}

/** So many matches are remembered, at most. */
const MOST = 1000;

/** What lists tell of matches to who looks on: as they stood then, where their tables show themselves late. */
export class Shown {
  readonly #tables: Pick<Tables, "read" | "now">;
  readonly #told = new Map<string, Told>();

  constructor(tables: Pick<Tables, "read" | "now">) {
    this.#tables = tables;
  }

  /**
   * A match as a player may know it now.
   * @param summary all that is known of it
   * @param player nobody, unless told
   * @throws Unreadable
   */
  async to(player: string | undefined, summary: Summary): Promise<Summary> {
    const { id, state, house, seats, version } = summary;
    const isOwn = player !== undefined && seats.some((held) => held?.player === player);
    if (state !== "live" || isOwn || !house?.watchDelay) return summary;
    const told = this.#told.get(id);
    if (told?.version === version && this.#tables.now() < told.until) return told.summary;
    return this.#look(summary);
  }

  async #look(summary: Summary): Promise<Summary> {
    const table = await this.#tables.read(summary.id);
    if (!table) return summary;
    const shown = table.shownSummary;
    const held = table.log[shown.version];
    const until = held === undefined ? 0 : Date.parse(held.at) + delayOf(table.match);
    if (this.#told.size >= MOST) this.#told.clear();
    this.#told.set(summary.id, { version: table.match.version, until, summary: shown });
    return shown;
  }
}
