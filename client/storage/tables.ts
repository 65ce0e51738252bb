import type { Seat } from "../../shared/engine/contract/events.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Summary } from "../../shared/engine/match/summary.ts";
import { recentStore } from "./recent.ts";

/** A server's table at which the player has a seat, as last seen. */
export interface CachedTable {
  readonly key: string;
  readonly at: number;
  readonly id: string;
  readonly game: string;
  /** The log is this player's view. */
  readonly player: string;
  readonly seat: Seat;
  readonly log: readonly Recorded[];
  readonly summary: Summary;
}

const tables = recentStore<CachedTable>("tables", 20);

export const cachedTable = tables.get;
export const cachedTables = tables.all;
export const cacheTable = tables.put;
export const dropTables = tables.clear;
