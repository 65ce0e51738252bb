import type { Summary } from "../../shared/engine/match/summary.ts";
import { ask, POLLED } from "./api.ts";
import type { ApiResponse } from "./request.ts";

/** The field `onlookers` of the protocol is the number of spectators. */
export interface PublicMatch {
  readonly match: Summary;
  readonly onlookers: number;
}

/** Matches in progress, the most watched first; if there are none, the best recent replays. */
export const listWatched = () =>
  ask<{ readonly watched: readonly PublicMatch[]; readonly replays?: readonly Summary[] }>("/watch", POLLED);

/** The file of a match, as far as the caller may read it now. */
export const matchLog = (id: string, token?: string) =>
  ask<{ readonly text: string }>(`/matches/${encodeURIComponent(id)}/log`, POLLED, token, async (response) => ({
    text: await response.text(),
  }));

/** The server's version and, if configured, its operator (`host`), a contact and the source. */
export interface About {
  readonly version: string;
  readonly host?: string;
  readonly contact?: string;
  readonly source?: string;
}

export const readAbout = (): Promise<ApiResponse<About>> => ask("/about");
