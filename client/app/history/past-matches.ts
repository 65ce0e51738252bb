import { type ReadonlySignal, signal } from "@preact/signals";
import type { Summary } from "../../../shared/engine/summary.ts";
import { ask, POLLED } from "../../api/api.ts";
import { guest } from "../../api/identity.ts";

/** Which past matches are listed: the caller's own, or those of the table a match was played at. Moments in ISO 8601, UTC. */
export interface PastQuery {
  readonly table?: string | undefined;
  readonly game?: string | undefined;
  readonly variant?: string | undefined;
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
const listPast = (query: PastQuery, token?: string) => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return ask<{ readonly matches: readonly Summary[]; readonly next?: string }>(
    `/history?${new URLSearchParams(given)}`,
    POLLED,
    token,
  );
};

/** A list of past matches, as far as it was loaded. */
export interface PastMatches {
  readonly matches: readonly Summary[];
  /** Names the page that comes next; absent at the end of the list. */
  readonly next?: string | undefined;
  /** Why the last page could not be loaded, if so: the reason that the server gave. */
  readonly reason?: string;
  readonly isReading: boolean;
}

export interface PastMatchPages {
  readonly read: ReadonlySignal<PastMatches>;
  /** Starts a list; later answers to the one before are dropped. */
  ask(query: PastQuery): Promise<void>;
  /** Loads the next page, or tries again the one that failed. */
  more(): Promise<void>;
}

/** A list that is loaded page by page. */
export function createPastMatchPages(): PastMatchPages {
  const read = signal<PastMatches>({ matches: [], isReading: true });
  let query: PastQuery = {};
  let turn = 0;

  async function turnTo(after: string | undefined): Promise<void> {
    const mine = ++turn;
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
