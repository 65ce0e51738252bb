import { LocalPresence, type Server } from "@colyseus/core";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { PlayerRenamed } from "../../shared/engine/people/renaming.ts";
import type { Counter, Limit, LimitName } from "../limits.ts";
import { memoryCounter } from "../limits.ts";
import { memoryPasses, type Passes } from "../players/passes.ts";
import { Ranking } from "../ranking.ts";
import { ProcessDriver } from "./process-driver.ts";

/** Messages that all processes of a deployment receive, including the sender. */
export interface Topic<News> {
  /** Delivers to this process immediately, and to the others as soon as possible. */
  publish(news: News): void;
  /**
   * Calls `listener` with each message.
   * @param onGap called when messages of other processes may have been missed
   * @returns a function that stops listening
   */
  subscribe(listener: (news: News) => void, onGap?: () => void): () => void;
}

/** An open table that became occupied or vacant. */
export interface Occupancy {
  readonly table: Summary;
  readonly isOccupied: boolean;
}

/** Sums the counts of all living processes. */
export interface ClusterTally {
  set(what: string, count: number): void;
  /**
   * The largest sums over all processes; of this one alone while the others are unreachable. Each process contributes only its
   * largest counts, so a sum is exact if one process counts all of it, such as the spectators of a match.
   */
  largest(): Promise<ReadonlyMap<string, number>>;
}

/** Default maximum number of counts that a process contributes to a tally. */
export const LARGEST = 100;
/** Maximum number of programs that a process contributes to a tally. */
export const MOST_PROGRAMS = 500;

/** The shared state of the processes of a deployment; a single process keeps it in memory. */
export interface Cluster {
  /** How Colyseus finds rooms, and where it creates them. Default: its own implementation. */
  readonly matchmaking: Pick<
    NonNullable<ConstructorParameters<typeof Server>[0]>,
    "driver" | "presence" | "publicAddress" | "selectProcessIdToCreateRoom"
  >;
  counter(name: LimitName, limit: Limit): Counter;
  /** @param now in ms since 1970 */
  passes(now: () => number): Passes;
  readonly listing: Topic<Summary>;
  readonly occupancy: Topic<Occupancy>;
  readonly naming: Topic<PlayerRenamed>;
  /** Number of spectators by match. */
  readonly spectators: ClusterTally;
  /** Number of connected players by open table. */
  readonly players: ClusterTally;
  readonly people: ClusterTally;
  /** The programs with a stream: `here:ID`; or with one in the last minute: `left:ID`. */
  readonly programs: ClusterTally;
  /** The players whose invitations may have changed. */
  readonly invitations: Topic<readonly string[]>;
  /** Whether there may be other processes to which players can be sent. */
  readonly hasOthers: boolean;
  /** Whether the processes currently find each other. */
  readonly isReachable: boolean;
  /** From now on, Colyseus creates no rooms in this process. */
  withdraw(): Promise<void>;
  /** From now on, Colyseus creates rooms in this process again. */
  rejoin(): Promise<void>;
  /** Whether this process reaches the store. The other processes learn of a change within a second. */
  isHealthy: boolean;
  /** Whether another process accepts rooms and reaches the store. False while Redis is unreachable. */
  hasHealthyOther(): Promise<boolean>;
  close(): Promise<void>;
}

export function oneProcess(): Cluster {
  return {
    matchmaking: { driver: new ProcessDriver(), presence: new TidyPresence() },
    counter: (_, limit) => memoryCounter(limit),
    passes: (now) => memoryPasses(now),
    listing: localTopic(),
    occupancy: localTopic(),
    naming: localTopic(),
    spectators: localTally(),
    players: localTally(),
    people: localTally(),
    programs: localTally(MOST_PROGRAMS),
    invitations: localTopic(),
    hasOthers: false,
    isReachable: true,
    withdraw: async () => {},
    rejoin: async () => {},
    isHealthy: true,
    hasHealthyOther: async () => false,
    close: async () => {},
  };
}

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

/** @param most how many counts it contributes */
export function localTally(most = LARGEST): ClusterTally {
  const ranking = new Ranking();
  return {
    set: (what, count) => ranking.set(what, count),
    largest: async () => ranking.largest(most),
  };
}

/**
 * Colyseus' presence for one process, which deletes counters of concurrent joins when they are 0. The original deletes them only
 * after two seconds without any join, which a busy server never has.
 */
export class TidyPresence extends LocalPresence {
  override async hincrbyex(key: string, field: string, by: number, seconds: number): Promise<number> {
    const count = await super.hincrbyex(key, field, by, seconds);
    if (count <= 0) await this.hdel(key, field);
    return count;
  }
}
