import { type ReadonlySignal, signal } from "@preact/signals";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { ask, POLLED } from "../../api/api.ts";
import { guest } from "../../api/identity.ts";

/** Which past matches are listed: the caller's own, or those of the table of a match. Times in ISO 8601, UTC. */
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
  /** The `next` of a page, to get the one after it. */
  readonly after?: string | undefined;
}

/** One page of past matches, latest end first; `next` identifies the following page, if there is one. */
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
  /** The server's reason why the last page could not be loaded. */
  readonly reason?: string;
  readonly isReading: boolean;
}

export interface PastMatchPages {
  readonly read: ReadonlySignal<PastMatches>;
  /** Starts a new list; later replies for the previous one are dropped. */
  ask(query: PastMatchesFilter): Promise<void>;
  /** Loads the next page, or retries the one that failed. */
  more(): Promise<void>;
}

/** A list that is loaded page by page. */
export function createPastMatchPages(): PastMatchPages {
  const read = signal<PastMatches>({ matches: [], isReading: true });
  let query: PastMatchesFilter = {};
  let turn = 0;

  async function turnTo(after: string | undefined): Promise<void> {
    const mine = ++turn;
    // Without an identity there are no own matches: the server would only refuse the request.
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
