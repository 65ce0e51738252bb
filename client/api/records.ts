import type { Summary } from "../../shared/engine/match/summary.ts";
import { ask, POLLED } from "./api.ts";
import type { ApiResponse } from "./request.ts";

/** `onlookers`: the number of spectators. */
export interface PublicMatch {
  readonly match: Summary;
  readonly onlookers: number;
}

/** Matches in progress, the most watched first, or else the best recent replays. */
export const listWatched = () =>
  ask<{ readonly watched: readonly PublicMatch[]; readonly replays?: readonly Summary[] }>("/watch", POLLED);

export const matchLog = (id: string, token?: string) =>
  ask<{ readonly text: string }>(`/matches/${encodeURIComponent(id)}/log`, POLLED, token, async (response) => ({
    text: await response.text(),
  }));

export interface About {
  readonly version: string;
  readonly host?: string;
  readonly contact?: string;
  readonly source?: string;
}

export const readAbout = (): Promise<ApiResponse<About>> => ask("/about");
