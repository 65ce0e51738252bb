import { setTimeout as pause } from "node:timers/promises";
import { RedisPresence } from "@colyseus/redis-presence";
import type { Redis } from "ioredis";
import type { ClusterDriver } from "./driver.ts";
import { ROOM_COUNTS, ROOMS_GIVEN } from "./selection.ts";

type Listener = (...said: never[]) => void;

/** Whether a channel is for requests to a room (`$`) or a process (`p:`). */
const isAsking = (channel: string): boolean => channel.startsWith("$") || channel.startsWith("p:");

/** Attempts to reach a listener, and pause in ms: rooms are listed shortly before they subscribe. */
const [TRIES, PAUSE] = [8, 40];

/** Colyseus takes this answer for a timeout. */
const NO_ANSWER = [1, "ipc_timeout"] as const;

/** Channels that announce a match's room to waiting joins. */
const AWAITED = /^concurrent:table:match:(.+)$/;

/** Methods that Colyseus does not await never reject. A failed request looks unanswered. */
export class NonRejectingPresence extends RedisPresence {
  #isWithdrawn = false;

  readonly #rooms: Pick<ClusterDriver, "has" | "disown">;

  constructor(redis: Redis, rooms: Pick<ClusterDriver, "has" | "disown">) {
    super(redis);
    this.#rooms = rooms;
  }

  get listener(): Redis {
    return this.sub as Redis;
  }

  withdraw(): void {
    this.#isWithdrawn = true;
  }

  rejoin(): void {
    this.#isWithdrawn = false;
  }

  /** A failed subscription takes effect when Redis is back. Announces an existing room to a waiting join. */
  override async subscribe(topic: string, listener: Listener): Promise<this> {
    await super.subscribe(topic, listener as Parameters<RedisPresence["subscribe"]>[1]).catch(() => {});
    const room = AWAITED.exec(topic)?.[1];
    if (room !== undefined && (await this.#rooms.has(room).catch(() => false))) this.subscriptions.emit(topic, room);
    return this;
  }

  override async unsubscribe(topic: string, listener?: Listener): Promise<this> {
    // After a failure, Redis still sends messages, which have no listeners.
    await super.unsubscribe(topic, listener as Parameters<RedisPresence["unsubscribe"]>[1]).catch(() => {});
    return this;
  }

  override async publish(topic: string, data: unknown): Promise<void> {
    // Messages without answers may be lost.
    if (!isAsking(topic)) return super.publish(topic, data).catch(() => {});
    const question = JSON.stringify(data);
    for (let i = 0; i < TRIES; i++) {
      if (i > 0) await pause(PAUSE);
      if ((await this.pub.publish(topic, question).catch(() => 0)) > 0) return;
    }
    // If this fails, the next unanswered request disowns the room.
    if (topic.startsWith("$")) await this.#rooms.disown(topic.slice(1)).catch(() => {});
    const [, id] = data as readonly [string, string];
    this.subscriptions.emit(`ipc:${id}`, NO_ANSWER);
  }

  override async hset(key: string, field: string, value: string): Promise<boolean> {
    if (key === ROOM_COUNTS) {
      if (this.#isWithdrawn) return false;
      // The new count includes the rooms assigned before.
      await this.pub.hdel(ROOMS_GIVEN, field).catch(() => {});
    }
    return super.hset(key, field, value).catch(() => false);
  }

  override async hdel(key: string, field: string): Promise<boolean> {
    return super.hdel(key, field).catch(() => false);
  }

  /** After a failure, 1 means that no other join is running. */
  override async hincrbyex(key: string, field: string, value: number, expireInSeconds: number): Promise<number> {
    return super.hincrbyex(key, field, value, expireInSeconds).catch(() => 1);
  }

  /** The caller owns the connections. */
  override shutdown(): void {}
}
