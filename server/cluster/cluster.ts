import { LocalPresence, type Server } from "@colyseus/core";
import type { Summary } from "../../shared/engine/match/summary.ts";
import type { PlayerRenamed } from "../../shared/engine/people/renaming.ts";
import type { Counter, Limit, LimitName } from "../limits.ts";
import { memoryCounter } from "../limits.ts";
import { memoryPasses, type Passes } from "../players/passes.ts";
import { Ranking } from "../ranking.ts";
import { ProcessDriver } from "./process-driver.ts";

/** Messages to all processes, including the sender. */
export interface Topic<News> {
  /** Delivers synchronously in this process, and to others as soon as possible. */
  publish(news: News): void;
  /**
   * @param onGap called when messages may have been missed
   * @returns an unsubscribe function
   */
  subscribe(listener: (news: News) => void, onGap?: () => void): () => void;
}

export interface Occupancy {
  readonly table: Summary;
  readonly isOccupied: boolean;
}

/** Sums the counts of all living processes. */
export interface ClusterTally {
  set(what: string, count: number): void;
  /**
   * Each process contributes only its largest counts. While the others are unreachable, returns only this process's
   * counts.
   */
  largest(): Promise<ReadonlyMap<string, number>>;
}

/** Default maximum number of counts that a process contributes to a tally. */
export const LARGEST = 100;
export const MOST_PROGRAMS = 500;

/** State that the processes of a deployment share. */
export interface Cluster {
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
  /** Numbers of human spectators, by public match. */
  readonly spectators: ClusterTally;
  /** Numbers of connected players, by listed table. */
  readonly players: ClusterTally;
  readonly people: ClusterTally;
  /** `here:ID`: a program with a stream; `left:ID`: one with a stream in the last minute. */
  readonly programs: ClusterTally;
  /** Players whose invitations may have changed. */
  readonly invitations: Topic<readonly string[]>;
  readonly hasOthers: boolean;
  readonly isReachable: boolean;
  /** Stops Colyseus from creating rooms here. */
  withdraw(): Promise<void>;
  /** Reverses `withdraw`. */
  rejoin(): Promise<void>;
  /** Whether this process reaches the store. */
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

/** @param most maximum number of counts that this process contributes */
export function localTally(most = LARGEST): ClusterTally {
  const ranking = new Ranking();
  return {
    set: (what, count) => ranking.set(what, count),
    largest: async () => ranking.largest(most),
  };
}

/** Colyseus deletes counters of concurrent joins only after a second without joins. */
export class TidyPresence extends LocalPresence {
  override async hincrbyex(key: string, field: string, by: number, seconds: number): Promise<number> {
    const count = await super.hincrbyex(key, field, by, seconds);
    if (count <= 0) await this.hdel(key, field);
    return count;
  }
}
