import type { Summary } from "../../../shared/engine/match/summary.ts";
import { ask, POLLED } from "../../api/api.ts";
import { guest } from "../../api/identity.ts";
import type { ApiResponse } from "../../api/request.ts";

/** Filters the caller's own matches, or those of the table of match `table`. Times are in ISO 8601, UTC. */
export interface PastMatchesFilter {
  readonly table?: string | undefined;
  readonly game?: string | undefined;
  readonly variant?: string | undefined;
  readonly seats?: string | undefined;
  readonly result?: string | undefined;
  /** A part of another player's name. */
  readonly name?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  /** The previous page's `next`. */
  readonly after?: string | undefined;
}

export interface PastMatchesPage {
  readonly matches: readonly Summary[];
  /** Absent on the last page. */
  readonly next?: string;
}

/** Lists the latest matches first. */
export async function listPast(query: PastMatchesFilter): Promise<ApiResponse<PastMatchesPage>> {
  // The server would refuse a visitor without an identity.
  if (query.table === undefined && !guest.peek()) return { ok: true, matches: [] };
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return ask<PastMatchesPage>(`/history?${new URLSearchParams(given)}`, POLLED, guest.peek()?.token);
}
