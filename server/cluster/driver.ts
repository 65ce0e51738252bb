import { type IRoomCache, initializeRoomCache, matchMaker } from "@colyseus/core";
import { RedisDriver } from "@colyseus/redis-driver";
import type { Redis } from "ioredis";
import { changeRoom, isLike, type RoomConditions } from "./process-driver.ts";
import { ClusterUnreachable } from "./unreachable.ts";

/** The hash of all rooms, by id, which the framework's driver reads and writes as well. */
const ROOMS = "roomcaches";

/** Changes or removes a listing only while it is this process': whoever was taken for dead must not undo what others did since. */
const REPLACE_OWN = `
  local listed = redis.call("HGET", KEYS[1], ARGV[1])
  if not listed or cjson.decode(listed).processId ~= ARGV[2] then return 0 end
  redis.call("HSET", KEYS[1], ARGV[1], ARGV[3])
  return 1`;
const REMOVE_OWN = `
  local listed = redis.call("HGET", KEYS[1], ARGV[1])
  if not listed or cjson.decode(listed).processId ~= ARGV[2] then return 0 end
  return redis.call("HDEL", KEYS[1], ARGV[1])`;

/** How often a process says that it lives, and how long it is believed, in milliseconds. */
const [HEARTBEAT, BELIEVED] = [1000, 3000];
/** How often it is looked whether all rooms of this process are listed, in heartbeats. */
const LOOK = 5;
export const beatOf = (process: string): string => `beat:${process}`;
/** The content of a heartbeat: whether the process reaches the store. */
export const [HEALTHY, CUT_OFF] = ["1", "0"] as const;

/** How long the others may take to come back to a Redis that was away, in milliseconds: until then a room that is not listed may exist. */
const COMEBACK = 1500;

/** How long after it failed a listing is removed once more, in milliseconds. */
const SWEEP = 500;

type Changes = Parameters<RedisDriver["update"]>[1];

/**
 * Finds rooms among all processes. A table's room has the id of its match, so one is found by one look; a room of any other
 * kind is only looked for in this process, which makes its own. Rooms of this process are found without Redis.
 */
export class ClusterDriver extends RedisDriver {
  readonly #redis: Redis;
  readonly #own = new Map<string, IRoomCache>();
  /** Rooms of this process that are being listed. */
  readonly #arriving = new Set<string>();
  /** Own listings that are to be removed, and may not be yet. */
  readonly #leftovers = new Set<string>();
  #sweeping: NodeJS.Timeout | undefined;
  #completeFrom = 0;
  readonly #heartbeat: NodeJS.Timeout;
  #beats = 0;
  /** Whether this process reaches the store, as each of its heartbeats says. */
  isHealthy = true;

  constructor(redis: Redis) {
    super(redis);
    this.#redis = redis;
    this.#heartbeat = setInterval(() => void this.#forget(this.#beat()), HEARTBEAT).unref();
  }

  /** The ids of this process' rooms. */
  get own(): readonly string[] {
    return [...this.#own.keys()];
  }

  override async findOne(conditions: RoomConditions): Promise<IRoomCache> {
    const id = conditions.roomId ?? conditions.match;
    const room =
      id === undefined
        ? [...this.#own.values()].find((own) => isLike(own, conditions))
        : (this.#own.get(id) ?? (await this.#elsewhere(id)));
    // The framework takes what is not found as undefined, though its types do not say so.
    return (room && isLike(room, conditions) ? room : undefined) as IRoomCache;
  }

  /** Of two processes that open a table at once, one is first. */
  override async persist(room: IRoomCache): Promise<boolean> {
    return this.insert(room);
  }

  /** Where nobody knows whether it was listed, it was not: the framework gives the room up, and what may be listed is removed. */
  async insert(room: IRoomCache): Promise<boolean> {
    const { roomId: id } = room;
    this.#arriving.add(id);
    try {
      if (this.#leftovers.has(id)) await this.#removeLeftovers([id]);
      const isFirst = (await this.#redis.hsetnx(ROOMS, id, JSON.stringify(room))) === 1;
      // It may have been let go of meanwhile.
      if (isFirst && this.#arriving.has(id)) this.#own.set(id, room);
      return isFirst;
    } catch {
      this.#sweepLater(id);
      return false;
    } finally {
      this.#arriving.delete(id);
    }
  }

  /** How many people are in a room is of no use to other processes, and changes all the time: it is not sent. */
  override async update(room: IRoomCache, changes: Changes): Promise<boolean> {
    const before = JSON.stringify({ ...room, clients: 0 });
    changeRoom(room, changes);
    const isNews = JSON.stringify({ ...room, clients: 0 }) !== before;
    if (isNews && this.#own.has(room.roomId)) await this.#forget(this.#replace(room));
    return true;
  }

  /** Never rejects: what could not be removed is removed later. */
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

  /** Removes the listing of a room on which nobody listens, though its process lives: whoever comes next opens the table anew. */
  async disown(id: string): Promise<void> {
    const { processId } = (await this.findByIds([id])).get(id) ?? {};
    if (processId === matchMaker.processId) await this.remove(id);
    else if (processId !== undefined) await this.#redis.eval(REMOVE_OWN, 1, ROOMS, id, processId);
  }

  /** The framework takes a process for dead that is too busy to answer in time: one that says it lives keeps its rooms. */
  override async cleanup(process: string): Promise<void> {
    if (process === matchMaker.processId) await Promise.all(this.own.map((id) => this.remove(id)));
    else if ((await this.#redis.exists(beatOf(process))) === 0) await super.cleanup(process);
  }

  /** Lists the rooms of this process again, after Redis was away and may have lost them. */
  async recover(): Promise<void> {
    this.#completeFrom = performance.now() + COMEBACK;
    await Promise.all([this.#listAnew(), this.#removeLeftovers([...this.#leftovers])]);
  }

  /** Where what was said last is forgotten, the others may have taken this process for dead, and its rooms off the list. */
  async #beat(): Promise<void> {
    const state = this.isHealthy ? HEALTHY : CUT_OFF;
    const last = await this.#redis.set(beatOf(matchMaker.processId), state, "PX", BELIEVED, "GET");
    if (last === null || ++this.#beats % LOOK === 0) await this.#listAnew();
  }

  async #listAnew(): Promise<void> {
    const rooms = [...this.#own.values()];
    if (rooms.length === 0) return;
    const listed = await this.#redis.hmget(ROOMS, ...rooms.map(({ roomId }) => roomId));
    const missing = rooms.filter(({ roomId }, i) => listed[i] === null && this.#own.has(roomId));
    await Promise.all(missing.map((room) => this.#redis.hsetnx(ROOMS, room.roomId, JSON.stringify(room))));
  }

  /** The connection is whose who made it. */
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
      // Its room is not here, or it would have been found.
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

  /** Removes what could not be removed, until nothing is left. */
  #sweepLater(id: string): void {
    this.#leftovers.add(id);
    this.#sweeping ??= setTimeout(() => {
      this.#sweeping = undefined;
      const ids = [...this.#leftovers].filter((each) => !this.#own.has(each) && !this.#arriving.has(each));
      this.#removeLeftovers(ids).catch(() => {
        for (const each of ids) this.#sweepLater(each);
      });
    }, SWEEP).unref();
  }

  #ask = <T>(question: () => Promise<T>): Promise<T> =>
    question().catch(() => {
      throw new ClusterUnreachable();
    });

  /** That Redis is away is in the log already. */
  #forget = <T>(done: Promise<T>): Promise<T | undefined> => done.catch(() => undefined);
}

/** Whether a process listens: one that was killed does not, one that is frozen still does. */
export async function isAlive(redis: Redis, process: string): Promise<boolean> {
  const [, listeners] = (await redis.pubsub("NUMSUB", `p:${process}`)) as [string, number];
  return listeners > 0;
}
