import { setTimeout as pause } from "node:timers/promises";
import { RedisPresence } from "@colyseus/redis-presence";
import type { Redis } from "ioredis";
import type { ClusterDriver } from "./driver.ts";
import { ROOM_COUNTS, ROOMS_GIVEN } from "./selection.ts";

type Listener = (...said: never[]) => void;

/** Channels on which a room or a process is asked for something. */
const isAsking = (channel: string): boolean => channel.startsWith("$") || channel.startsWith("p:");

/** How often it is asked again where nobody listens, and after how many milliseconds: a room is found a moment before it listens. */
const [TRIES, PAUSE] = [8, 40];

/** An answer as the framework takes it when none came in time. */
const NO_ANSWER = [1, "ipc_timeout"] as const;

/** On which the room of a match is announced to those who wait for it to be made. */
const AWAITED = /^concurrent:table:match:(.+)$/;

/**
 * The framework's presence over connections that may be away. The framework does most of this without waiting for it, so that
 * what fails would be a promise that nobody holds: it is as if it was said and nobody answered, which the framework knows.
 */
export class SteadyPresence extends RedisPresence {
  #isWithdrawn = false;

  readonly #rooms: Pick<ClusterDriver, "has" | "disown">;

  constructor(redis: Redis, rooms: Pick<ClusterDriver, "has" | "disown">) {
    super(redis);
    this.#rooms = rooms;
  }

  /** The connection that listens. */
  get listener(): Redis {
    return this.sub as Redis;
  }

  /** This process is counted no more among those that take rooms. */
  withdraw(): void {
    this.#isWithdrawn = true;
  }

  /** This process is counted again. */
  rejoin(): void {
    this.#isWithdrawn = false;
  }

  /** Whoever listens is listened for again as soon as Redis is back. Who waits for a room that is there already is told. */
  override async subscribe(topic: string, listener: Listener): Promise<this> {
    await super.subscribe(topic, listener as Parameters<RedisPresence["subscribe"]>[1]).catch(() => {});
    const room = AWAITED.exec(topic)?.[1];
    if (room !== undefined && (await this.#rooms.has(room).catch(() => false))) this.subscriptions.emit(topic, room);
    return this;
  }

  override async unsubscribe(topic: string, listener?: Listener): Promise<this> {
    await super.unsubscribe(topic, listener as Parameters<RedisPresence["unsubscribe"]>[1]).catch(() => {});
    return this;
  }

  override async publish(topic: string, data: unknown): Promise<void> {
    if (!isAsking(topic)) return super.publish(topic, data).catch(() => {});
    const question = JSON.stringify(data);
    for (let i = 0; i < TRIES; i++) {
      if (i > 0) await pause(PAUSE);
      if ((await this.pub.publish(topic, question).catch(() => 0)) > 0) return;
    }
    if (topic.startsWith("$")) await this.#rooms.disown(topic.slice(1)).catch(() => {});
    const [, id] = data as readonly [string, string];
    this.subscriptions.emit(`ipc:${id}`, NO_ANSWER);
  }

  override async hset(key: string, field: string, value: string): Promise<boolean> {
    if (key === ROOM_COUNTS) {
      if (this.#isWithdrawn) return false;
      // What it tells now holds what it was given before.
      await this.pub.hdel(ROOMS_GIVEN, field).catch(() => {});
    }
    return super.hset(key, field, value).catch(() => false);
  }

  override async hdel(key: string, field: string): Promise<boolean> {
    return super.hdel(key, field).catch(() => false);
  }

  /** As if nobody else was about to do the same: what follows says what is the matter. */
  override async hincrbyex(key: string, field: string, value: number, expireInSeconds: number): Promise<number> {
    return super.hincrbyex(key, field, value, expireInSeconds).catch(() => 1);
  }

  /** The connections are whose who made them. */
  override shutdown(): void {}
}
