import { type IRoomCache, initializeRoomCache, matchMaker } from "@colyseus/core";
import { RedisDriver } from "@colyseus/redis-driver";
import type { Redis } from "ioredis";
import { changeRoom, isLike, type RoomConditions } from "./process-driver.ts";
import { ClusterUnreachable } from "./unreachable.ts";

/** The Redis hash of all rooms by id, which Colyseus' driver reads and writes as well. */
const ROOMS = "roomcaches";

/**
 * Scripts that change or remove a listing only if it belongs to the given process: one that was taken for dead must not overwrite
 * listings of others.
 */
const REPLACE_OWN = `
  local listed = redis.call("HGET", KEYS[1], ARGV[1])
  if not listed or cjson.decode(listed).processId ~= ARGV[2] then return 0 end
  redis.call("HSET", KEYS[1], ARGV[1], ARGV[3])
  return 1`;
const REMOVE_OWN = `
  local listed = redis.call("HGET", KEYS[1], ARGV[1])
  if not listed or cjson.decode(listed).processId ~= ARGV[2] then return 0 end
  return redis.call("HDEL", KEYS[1], ARGV[1])`;

/** Interval of heartbeats, and how long one is valid, in ms. */
const [HEARTBEAT, BELIEVED] = [1000, 3000];
/** Number of heartbeats between two checks whether all rooms of this process are listed. */
const LOOK = 5;
export const beatOf = (process: string): string => `beat:${process}`;
/** The content of a heartbeat: whether the process reaches the store. */
export const HEALTHY = "1";
const CUT_OFF = "0";

/** How long other processes may take to list their rooms after an outage of Redis, in ms. */
const COMEBACK = 1500;

/** Delay before a failed removal of a listing is retried, in ms. */
const SWEEP = 500;

type Changes = Parameters<RedisDriver["update"]>[1];

/**
 * Finds rooms of all processes. One look-up finds a table's room, which has the id of its match; other rooms are searched only in
 * this process. Rooms of this process are found without Redis.
 */
export class ClusterDriver extends RedisDriver {
  readonly #redis: Redis;
  readonly #own = new Map<string, IRoomCache>();
  /** Rooms of this process that are being listed. */
  readonly #arriving = new Set<string>();
  /** Own listings whose removal is pending. */
  readonly #leftovers = new Set<string>();
  #sweeping: NodeJS.Timeout | undefined;
  #completeFrom = 0;
  readonly #heartbeat: NodeJS.Timeout;
  #beats = 0;
  /** Whether this process reaches the store, as announced in each heartbeat. */
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
    // Colyseus accepts undefined for a room that is not found, though its types do not.
    return (room && isLike(room, conditions) ? room : undefined) as IRoomCache;
  }

  /** Lists a room. If two processes open a table at the same time, the first one to list it wins. */
  override async persist(room: IRoomCache): Promise<boolean> {
    return this.insert(room);
  }

  /** Lists a room. @returns false if it is listed already, or the outcome is unknown: then Colyseus gives up the room */
  async insert(room: IRoomCache): Promise<boolean> {
    const { roomId: id } = room;
    this.#arriving.add(id);
    try {
      if (this.#leftovers.has(id)) await this.#removeLeftovers([id]);
      const isFirst = (await this.#redis.hsetnx(ROOMS, id, JSON.stringify(room))) === 1;
      // The room may have been removed meanwhile.
      if (isFirst && this.#arriving.has(id)) this.#own.set(id, room);
      return isFirst;
    } catch {
      this.#sweepLater(id);
      return false;
    } finally {
      this.#arriving.delete(id);
    }
  }

  /** Updates the listing of a room, except if only its number of clients has changed, which is frequent. */
  override async update(room: IRoomCache, changes: Changes): Promise<boolean> {
    const before = JSON.stringify({ ...room, clients: 0 });
    changeRoom(room, changes);
    const isNews = JSON.stringify({ ...room, clients: 0 }) !== before;
    if (isNews && this.#own.has(room.roomId)) await this.#forget(this.#replace(room));
    return true;
  }

  /** Removes the listing of a room of this process. Never rejects: a failed removal is retried. */
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

  /** Removes the listing of a room that does not answer. The next client opens the table again. */
  async disown(id: string): Promise<void> {
    const { processId } = (await this.findByIds([id])).get(id) ?? {};
    if (processId === matchMaker.processId) await this.remove(id);
    else if (processId !== undefined) await this.#redis.eval(REMOVE_OWN, 1, ROOMS, id, processId);
  }

  /** Removes the rooms of a process, except if it has a valid heartbeat: Colyseus takes a busy process for dead. */
  override async cleanup(process: string): Promise<void> {
    if (process === matchMaker.processId) await Promise.all(this.own.map((id) => this.remove(id)));
    else if ((await this.#redis.exists(beatOf(process))) === 0) await super.cleanup(process);
  }

  /** Lists the rooms of this process again after an outage of Redis. */
  async recover(): Promise<void> {
    this.#completeFrom = performance.now() + COMEBACK;
    await Promise.all([this.#listMissing(), this.#removeLeftovers([...this.#leftovers])]);
  }

  /** Sends a heartbeat. If the last one had expired, other processes may have removed this one's rooms: lists them again. */
  async #beat(): Promise<void> {
    const state = this.isHealthy ? HEALTHY : CUT_OFF;
    const last = await this.#redis.set(beatOf(matchMaker.processId), state, "PX", BELIEVED, "GET");
    if (last === null || ++this.#beats % LOOK === 0) await this.#listMissing();
  }

  async #listMissing(): Promise<void> {
    const rooms = [...this.#own.values()];
    if (rooms.length === 0) return;
    const listed = await this.#redis.hmget(ROOMS, ...rooms.map(({ roomId }) => roomId));
    const missing = rooms.filter(({ roomId }, i) => listed[i] === null && this.#own.has(roomId));
    await Promise.all(missing.map((room) => this.#redis.hsetnx(ROOMS, room.roomId, JSON.stringify(room))));
  }

  /** Does not close the connection, which belongs to the caller of the constructor. */
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
      // The listing is stale: `findOne` would have found a room of this process.
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

  /** Retries failed removals until none is left. */
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

  /** Ignores errors: an outage of Redis is already logged. */
  #forget = <T>(done: Promise<T>): Promise<T | undefined> => done.catch(() => undefined);
}

/** Whether a process subscribes to its channel: false for a killed one, true for a frozen one. */
export async function isAlive(redis: Redis, process: string): Promise<boolean> {
  const [, listeners] = (await redis.pubsub("NUMSUB", `p:${process}`)) as [string, number];
  return listeners > 0;
}
