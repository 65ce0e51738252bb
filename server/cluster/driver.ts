import { type IRoomCache, initializeRoomCache, matchMaker } from "@colyseus/core";
import { RedisDriver } from "@colyseus/redis-driver";
import type { Redis } from "ioredis";
import { changeRoom, isLike, type RoomConditions } from "./process-driver.ts";
import { ClusterUnreachable } from "./unreachable.ts";

/** Redis hash of rooms by id, shared with Colyseus' driver. */
const ROOMS = "roomcaches";

/** Both scripts check the owner: a process taken for dead must not change listings of others. */
const REPLACE_OWN = `
  local listed = redis.call("HGET", KEYS[1], ARGV[1])
  if not listed or cjson.decode(listed).processId ~= ARGV[2] then return 0 end
  redis.call("HSET", KEYS[1], ARGV[1], ARGV[3])
  return 1`;
const REMOVE_OWN = `
  local listed = redis.call("HGET", KEYS[1], ARGV[1])
  if not listed or cjson.decode(listed).processId ~= ARGV[2] then return 0 end
  return redis.call("HDEL", KEYS[1], ARGV[1])`;

/** Interval and validity of heartbeats, in ms. */
const [HEARTBEAT, HEARTBEAT_TTL] = [1000, 3000];
/** Interval of checks that own rooms are listed, in heartbeats. */
const LISTING_CHECK_EVERY = 5;
export const beatOf = (process: string): string => `beat:${process}`;
/** Heartbeat value while the store is reachable. */
export const HEALTHY = "1";
const CUT_OFF = "0";

/** Time for other processes to list their rooms after an outage, in ms. */
const COMEBACK = 1500;

/** Delay before a failed removal is retried, in ms. */
const SWEEP = 500;

type Changes = Parameters<RedisDriver["update"]>[1];

/**
 * Finds tables' rooms in all processes by id, which is the match's id; other rooms only in this process. Finds own
 * rooms without Redis.
 */
export class ClusterDriver extends RedisDriver {
  readonly #redis: Redis;
  readonly #own = new Map<string, IRoomCache>();
  /** Own rooms that are being listed. */
  readonly #arriving = new Set<string>();
  /** Own rooms still to be removed from the list. */
  readonly #leftovers = new Set<string>();
  #sweeping: NodeJS.Timeout | undefined;
  #completeFrom = 0;
  readonly #heartbeat: NodeJS.Timeout;
  #beats = 0;
  /** Sent with each heartbeat. */
  isHealthy = true;

  constructor(redis: Redis) {
    super(redis);
    this.#redis = redis;
    this.#heartbeat = setInterval(() => void this.#forget(this.#beat()), HEARTBEAT).unref();
  }

  get own(): readonly string[] {
    return [...this.#own.keys()];
  }

  override async findOne(conditions: RoomConditions): Promise<IRoomCache> {
    const id = conditions.roomId ?? conditions.match;
    const room =
      id === undefined
        ? [...this.#own.values()].find((own) => isLike(own, conditions))
        : (this.#own.get(id) ?? (await this.#elsewhere(id)));
    // Colyseus accepts undefined, though its types do not.
    return (room && isLike(room, conditions) ? room : undefined) as IRoomCache;
  }

  /** If two processes open a table at once, the first to list it wins. */
  override async persist(room: IRoomCache): Promise<boolean> {
    return this.insert(room);
  }

  /** @returns false if the room is listed already or the outcome is unknown; Colyseus then drops the room */
  async insert(room: IRoomCache): Promise<boolean> {
    const { roomId: id } = room;
    this.#arriving.add(id);
    try {
      if (this.#leftovers.has(id)) await this.#removeLeftovers([id]);
      const isFirst = (await this.#redis.hsetnx(ROOMS, id, JSON.stringify(room))) === 1;
      // `remove` may have deleted the id meanwhile.
      if (isFirst && this.#arriving.has(id)) this.#own.set(id, room);
      return isFirst;
    } catch {
      this.#sweepLater(id);
      return false;
    } finally {
      this.#arriving.delete(id);
    }
  }

  /** Ignores changes of only the number of clients, because they are frequent. */
  override async update(room: IRoomCache, changes: Changes): Promise<boolean> {
    const before = JSON.stringify({ ...room, clients: 0 });
    changeRoom(room, changes);
    const isNews = JSON.stringify({ ...room, clients: 0 }) !== before;
    if (isNews && this.#own.has(room.roomId)) await this.#forget(this.#replace(room));
    return true;
  }

  /** Never rejects: failed removals are retried. */
  override async remove(id: string): Promise<boolean> {
    const wasArriving = this.#arriving.delete(id);
    if (!this.#own.delete(id) && !wasArriving) return false;
    this.#leftovers.add(id);
    return this.#removeLeftovers([id]).then(
      () => true,
      () => {
        this.#sweepLater(id);
        return false;
      },
    );
  }

  /** Removes an unresponsive room, so that the next client reopens the table. */
  async disown(id: string): Promise<void> {
    const { processId } = (await this.findByIds([id])).get(id) ?? {};
    if (processId === matchMaker.processId) await this.remove(id);
    else if (processId !== undefined) await this.#redis.eval(REMOVE_OWN, 1, ROOMS, id, processId);
  }

  /** Keeps the rooms of a process with a valid heartbeat, because Colyseus takes busy processes for dead. */
  override async cleanup(process: string): Promise<void> {
    if (process === matchMaker.processId) await Promise.all(this.own.map((id) => this.remove(id)));
    else if ((await this.#redis.exists(beatOf(process))) === 0) await super.cleanup(process);
  }

  async recover(): Promise<void> {
    this.#completeFrom = performance.now() + COMEBACK;
    await Promise.all([this.#listMissing(), this.#removeLeftovers([...this.#leftovers])]);
  }

  /** Sends a heartbeat. Regularly, and after an expired one, restores missing listings. */
  async #beat(): Promise<void> {
    const state = this.isHealthy ? HEALTHY : CUT_OFF;
    const last = await this.#redis.set(beatOf(matchMaker.processId), state, "PX", HEARTBEAT_TTL, "GET");
    if (last === null || ++this.#beats % LISTING_CHECK_EVERY === 0) await this.#listMissing();
  }

  async #listMissing(): Promise<void> {
    const rooms = [...this.#own.values()];
    if (rooms.length === 0) return;
    const listed = await this.#redis.hmget(ROOMS, ...rooms.map(({ roomId }) => roomId));
    const missing = rooms.filter(({ roomId }, i) => listed[i] === null && this.#own.has(roomId));
    await Promise.all(missing.map((room) => this.#redis.hsetnx(ROOMS, room.roomId, JSON.stringify(room))));
  }

  /** The caller owns the connection. */
  override async shutdown(): Promise<void> {
    clearTimeout(this.#sweeping);
    clearInterval(this.#heartbeat);
  }

  async #elsewhere(id: string): Promise<IRoomCache | undefined> {
    const listed = await this.#ask(() => this.#redis.hget(ROOMS, id));
    if (listed === null) {
      if (performance.now() < this.#completeFrom) throw new ClusterUnreachable();
      return undefined;
    }
    const room = initializeRoomCache(JSON.parse(listed));
    if (room.processId === matchMaker.processId && !this.#arriving.has(id)) {
      // A stale listing: `findOne` would have found a room of this process.
      this.#sweepLater(id);
      return undefined;
    }
    if (await this.#ask(() => isAlive(this.#redis, room.processId))) return room;
    await this.#ask(() => this.#redis.eval(REMOVE_OWN, 1, ROOMS, id, room.processId));
    return undefined;
  }

  #replace = (room: IRoomCache): Promise<unknown> =>
    this.#redis.eval(REPLACE_OWN, 1, ROOMS, room.roomId, matchMaker.processId, JSON.stringify(room));

  async #removeLeftovers(ids: readonly string[]): Promise<void> {
    await Promise.all(
      ids.map(async (id) => {
        await this.#redis.eval(REMOVE_OWN, 1, ROOMS, id, matchMaker.processId);
        this.#leftovers.delete(id);
      }),
    );
  }

  #sweepLater(id: string): void {
    this.#leftovers.add(id);
    this.#sweeping ??= setTimeout(() => {
      this.#sweeping = undefined;
      const ids = [...this.#leftovers].filter((leftover) => !this.#own.has(leftover) && !this.#arriving.has(leftover));
      this.#removeLeftovers(ids).catch(() => {
        for (const leftover of ids) this.#sweepLater(leftover);
      });
    }, SWEEP).unref();
  }

  #ask = <T>(question: () => Promise<T>): Promise<T> =>
    question().catch(() => {
      throw new ClusterUnreachable();
    });

  /** `redisCluster` logs outages of Redis. */
  #forget = <T>(done: Promise<T>): Promise<T | undefined> => done.catch(() => undefined);
}

/** A frozen process counts as alive. */
export async function isAlive(redis: Redis, process: string): Promise<boolean> {
  const [, listeners] = (await redis.pubsub("NUMSUB", `p:${process}`)) as [string, number];
  return listeners > 0;
}
