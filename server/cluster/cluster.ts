import { LocalPresence, type Server } from "@colyseus/core";
import type { NewName } from "../../shared/engine/naming.ts";
import type { Summary } from "../../shared/engine/summary.ts";
import type { Counter, Limit, LimitName } from "../limits.ts";
import { memoryCounter } from "../limits.ts";
import type { Occupancy } from "../match/occupied-tables.ts";
import { memoryPasses, type Passes } from "../players/passes.ts";
import { Ranking } from "../ranking.ts";
import { ProcessDriver } from "./process-driver.ts";

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
  /**
   * The largest counts in all processes; in this one alone while the others cannot be asked. Each process adds its own
   * `LARGEST`, so a sum is exact where one process has all of it, as of the spectators of a match.
   */
  largest(): Promise<ReadonlyMap<string, number>>;
}

/** How many counts a process adds to a tally. */
export const LARGEST = 100;

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
  /** Which open tables get their first player, or have had none for a while. */
  readonly occupancy: Topic<Occupancy>;
  /** Who is called otherwise. */
  readonly naming: Topic<NewName>;
  /** How many people look on, by match. */
  readonly onlookers: Tally;
  /** How many players are connected, by open table. */
  readonly players: Tally;
  /** How many people are here. */
  readonly people: Tally;
  /** Whether there is anybody to whom people could be sent. */
  readonly hasOthers: boolean;
  /** Whether the processes find each other just now. */
  readonly isReachable: boolean;
  /** No new room is made in this process any more. */
  withdraw(): Promise<void>;
  /** Lets this process take new rooms again. */
  rejoin(): Promise<void>;
  /** Whether this process reaches the store. The other processes learn of a change within a second. */
  isHealthy: boolean;
  /** Whether another process takes rooms and reaches the store. False while Redis is away. */
  hasHealthyOther(): Promise<boolean>;
  close(): Promise<void>;
}

/** A deployment of one process. */
export function oneProcess(): Cluster {
  return {
    matchmaking: { driver: new ProcessDriver(), presence: new TidyPresence() },
    counter: (_, limit) => memoryCounter(limit),
    passes: (now) => memoryPasses(now),
    listing: localTopic(),
    occupancy: localTopic(),
    naming: localTopic(),
    onlookers: localTally(),
    players: localTally(),
    people: localTally(),
    hasOthers: false,
    isReachable: true,
    withdraw: async () => {},
    rejoin: async () => {},
    isHealthy: true,
    hasHealthyOther: async () => false,
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

/** Counts of this process alone. */
export function localTally(): Tally {
  const ranking = new Ranking();
  return {
    set: (what, count) => ranking.set(what, count),
    largest: async () => ranking.largest(LARGEST),
  };
}

/**
 * The framework's presence of one process, without what it keeps for each room that was ever joined: it counts those who join a
 * match at the same time, and forgets all counts once nobody has joined any for two seconds, which never comes on a busy server.
 */
export class TidyPresence extends LocalPresence {
  override async hincrbyex(key: string, field: string, by: number, seconds: number): Promise<number> {
    const count = await super.hincrbyex(key, field, by, seconds);
    if (count <= 0) await this.hdel(key, field);
    return count;
  }
}
