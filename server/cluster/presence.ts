import { setTimeout as pause } from "node:timers/promises";
import { RedisPresence } from "@colyseus/redis-presence";
import type { Redis } from "ioredis";
import type { ClusterDriver } from "./driver.ts";
import { ROOM_COUNTS, ROOMS_GIVEN } from "./selection.ts";

type Listener = (...said: never[]) => void;

/** Whether a channel carries requests to a room (`$`) or to a process (`p:`). */
const isAsking = (channel: string): boolean => channel.startsWith("$") || channel.startsWith("p:");

/** Number of attempts to reach a listener, and the pause between them, in ms: rooms are listed shortly before they subscribe. */
const [TRIES, PAUSE] = [8, 40];

/** The answer by which Colyseus recognizes a timeout. */
const NO_ANSWER = [1, "ipc_timeout"] as const;

/** The channel that announces a match's room to waiting joins. */
const AWAITED = /^concurrent:table:match:(.+)$/;

/**
 * Colyseus' presence over connections that may be down. Its methods do not reject, because Colyseus does not await most of them. A
 * failed request looks like one without an answer, which Colyseus handles.
 */
export class SteadyPresence extends RedisPresence {
  #isWithdrawn = false;

  readonly #rooms: Pick<ClusterDriver, "has" | "disown">;

  constructor(redis: Redis, rooms: Pick<ClusterDriver, "has" | "disown">) {
    super(redis);
    this.#rooms = rooms;
  }

  get listener(): Redis {
    return this.sub as Redis;
  }

  /** From now on, this process is not counted among those that accept rooms. */
  withdraw(): void {
    this.#isWithdrawn = true;
  }

  /** From now on, this process is counted among those that accept rooms again. */
  rejoin(): void {
    this.#isWithdrawn = false;
  }

  /** Subscribes, perhaps later when Redis can be reached. Notifies a join that waits for a room which exists already. */
  override async subscribe(topic: string, listener: Listener): Promise<this> {
    await super.subscribe(topic, listener as Parameters<RedisPresence["subscribe"]>[1]).catch(() => {});
    const room = AWAITED.exec(topic)?.[1];
    if (room !== undefined && (await this.#rooms.has(room).catch(() => false))) this.subscriptions.emit(topic, room);
    return this;
  }

  override async unsubscribe(topic: string, listener?: Listener): Promise<this> {
    // If this fails, Redis still sends messages of the topic, but there are no listeners any more.
    await super.unsubscribe(topic, listener as Parameters<RedisPresence["unsubscribe"]>[1]).catch(() => {});
    return this;
  }

  override async publish(topic: string, data: unknown): Promise<void> {
    // While Redis is unreachable, messages that need no answer are lost.
    if (!isAsking(topic)) return super.publish(topic, data).catch(() => {});
    const question = JSON.stringify(data);
    for (let i = 0; i < TRIES; i++) {
      if (i > 0) await pause(PAUSE);
      if ((await this.pub.publish(topic, question).catch(() => 0)) > 0) return;
    }
    // If this fails, the next process that gets no answer disowns the room.
    if (topic.startsWith("$")) await this.#rooms.disown(topic.slice(1)).catch(() => {});
    const [, id] = data as readonly [string, string];
    this.subscriptions.emit(`ipc:${id}`, NO_ANSWER);
  }

  override async hset(key: string, field: string, value: string): Promise<boolean> {
    if (key === ROOM_COUNTS) {
      if (this.#isWithdrawn) return false;
      // The reported count includes the rooms that were assigned before.
      await this.pub.hdel(ROOMS_GIVEN, field).catch(() => {});
    }
    return super.hset(key, field, value).catch(() => false);
  }

  override async hdel(key: string, field: string): Promise<boolean> {
    return super.hdel(key, field).catch(() => false);
  }

  /** On failure, returns 1, as if there were no concurrent join. */
  override async hincrbyex(key: string, field: string, value: number, expireInSeconds: number): Promise<number> {
    return super.hincrbyex(key, field, value, expireInSeconds).catch(() => 1);
  }

  /** Does not close the connections, which belong to the caller of the constructor. */
  override shutdown(): void {}
}
