import { type ReadonlySignal, signal } from "@preact/signals";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { ask, POLLED } from "../../api/api.ts";
import { guest } from "../../api/identity.ts";

/**
 * The query for past matches: the caller's own, or those of the table of the match `table`. Times are in ISO 8601, UTC.
 */
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
  /** The `next` of a page, for the page after it. */
  readonly after?: string | undefined;
}

/** Loads a page of past matches, latest first. `next` identifies the following page, if there is one. */
const listPast = (query: PastMatchesFilter, token?: string) => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return ask<{ readonly matches: readonly Summary[]; readonly next?: string }>(
    `/history?${new URLSearchParams(given)}`,
    POLLED,
    token,
  );
};

export interface PastMatches {
  readonly matches: readonly Summary[];
  /** Identifies the next page; absent at the end of the list. */
  readonly next?: string | undefined;
  /** The reason code if the last page could not be loaded. */
  readonly reason?: string;
  readonly isReading: boolean;
}

export interface PastMatchPages {
  readonly read: ReadonlySignal<PastMatches>;
  /** Starts a new list. Pending replies for the previous list are ignored. */
  ask(query: PastMatchesFilter): Promise<void>;
  /** Loads the next page, or retries the page that failed. */
  more(): Promise<void>;
}

/** Creates a list of past matches that is loaded page by page. */
export function createPastMatchPages(): PastMatchPages {
  const read = signal<PastMatches>({ matches: [], isReading: true });
  let query: PastMatchesFilter = {};
  let turn = 0;

  async function turnTo(after: string | undefined): Promise<void> {
    const mine = ++turn;
    // A visitor without an identity has no matches, and the server would refuse the request.
    if (query.table === undefined && !guest.peek()) {
      read.value = { matches: [], isReading: false };
      return;
    }
    read.value = { ...read.peek(), isReading: true };
    const answer = await listPast({ ...query, after }, guest.peek()?.token);
    if (mine !== turn) return;
    const before = after === undefined ? [] : read.peek().matches;
    read.value = answer.ok
      ? { matches: [...before, ...answer.matches], next: answer.next, isReading: false }
      : { matches: before, next: after, reason: answer.reason, isReading: false };
  }

  return {
    read,
    ask(asked) {
      query = asked;
      return turnTo(undefined);
    },
    more: () => turnTo(read.peek().next),
  };
}
