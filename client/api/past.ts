import type { Summary } from "../../shared/engine/summary.ts";
import { ask, POLLED } from "./api.ts";

/** Which past matches are listed: the caller's own, or those of the table a match was played at. Moments in ISO 8601, UTC. */
export interface PastQuery {
  readonly table?: string | undefined;
  readonly game?: string | undefined;
  readonly mode?: string | undefined;
  readonly seats?: string | undefined;
  readonly result?: string | undefined;
  /** A part of the name of somebody else who played. */
  readonly name?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  /** The `next` of a page: the one after it. */
  readonly after?: string | undefined;
}

/** One page of past matches, last end first; `next` names the page after it, if there is one. */
export const listPast = (query: PastQuery, token?: string) => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return ask<{ readonly matches: readonly Summary[]; readonly next?: string }>(
    `/history?${new URLSearchParams(given)}`,
    POLLED,
    token,
  );
};
