import type { Server } from "@colyseus/core";
import type { NewName } from "../../shared/engine/naming.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import type { Counter, Limit, LimitName } from "../limits.ts";
import { memoryCounter } from "../limits.ts";
import { memoryPasses, type Passes } from "../players/passes.ts";

/** News that every process of a deployment hears, its own as well. */
export interface Topic<News> {
  /** Tells this process at once, and the others as soon as can be. */
  publish(news: News): void;
  /**
   * Returns the way to stop listening.
   * @param onGap called when news of other processes may have been missed
   */
  subscribe(listener: (news: News) => void, onGap?: () => void): () => void;
}

/** What each process counts of its own, added up over all that live. */
export interface Tally {
  /** How many of something this process has from now on. */
  set(what: string, count: number): void;
  /** What there is any of, in all processes; in this one alone while the others cannot be asked. */
  all(): Promise<ReadonlyMap<string, number>>;
}

/** What the processes of a deployment have in common; one process alone has it in memory. */
export interface Cluster {
  /** How the framework finds rooms, and where it makes new ones; its own way where nothing is told. */
  readonly matchmaking: Pick<
    NonNullable<ConstructorParameters<typeof Server>[0]>,
    "driver" | "presence" | "publicAddress" | "selectProcessIdToCreateRoom"
  >;
  /** What one limit is counted with. */
  counter(name: LimitName, limit: Limit): Counter;
  /** @param now in milliseconds since 1970 */
  passes(now: () => number): Passes;
  /** What changes in the list of open tables. */
  readonly listing: Topic<Summary>;
  /** Who is called otherwise. */
  readonly naming: Topic<NewName>;
  /** How many people look on, by match. */
  readonly onlookers: Tally;
  /** Whether there is anybody to whom people could be sent. */
  readonly hasOthers: boolean;
  /** Whether the processes find each other just now. */
  readonly isReachable: boolean;
  /** No new room is made in this process any more. */
  withdraw(): Promise<void>;
  close(): Promise<void>;
}

/** A deployment of one process. */
export function oneProcess(): Cluster {
  return {
    matchmaking: {},
    counter: (_, limit) => memoryCounter(limit),
    passes: (now) => memoryPasses(now),
    listing: localTopic(),
    naming: localTopic(),
    onlookers: localTally(),
    hasOthers: false,
    isReachable: true,
    withdraw: async () => {},
    close: async () => {},
  };
}

/** News that stay in this process. */
export function localTopic<News>(): Topic<News> {
  const listeners = new Set<(news: News) => void>();
  return {
    publish(news) {
      for (const listener of listeners) listener(news);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Counts of this process alone, which can be read as they are. */
export function localTally(): Tally & { readonly counts: ReadonlyMap<string, number> } {
  const counts = new Map<string, number>();
  return {
    counts,
    set(what, count) {
      if (count > 0) counts.set(what, count);
      else counts.delete(what);
    },
    all: async () => new Map(counts),
  };
}
