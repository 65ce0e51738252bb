import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import { Ranking } from "../ranking.ts";
import { type ClusterTally, LARGEST } from "./cluster.ts";

/**
 * In ms. `INTERVAL`: interval of publishing, and minimum time between reads; `HEARTBEAT_TTL`: validity of published counts.
 */
const [INTERVAL, HEARTBEAT_TTL] = [1000, 3000];
/** How long a silent process is queried, in ms. */
const FORGOTTEN = 60_000;

/**
 * Expiring keys need no clean-up after a killed process.
 * @param name unique in the Redis database
 */
export function redisTally(redis: Redis, name: string, most = LARGEST): ClusterTally & { close(): void } {
  const own = new Ranking();
  const me = randomUUID();
  const processes = `tally:${name}`;
  const keyOf = (process: string): string => `tally:${name}:${process}`;
  let published = "{}";

  const publish = async (): Promise<void> => {
    const counts = JSON.stringify(Object.fromEntries(own.largest(most)));
    if (counts === "{}" && published === "{}") return;
    await redis
      .multi()
      .set(keyOf(me), counts, "PX", HEARTBEAT_TTL)
      .zadd(processes, Date.now(), me)
      .zremrangebyscore(processes, 0, Date.now() - FORGOTTEN)
      .exec();
    published = counts;
  };

  const readOthers = async (): Promise<readonly Readonly<Record<string, number>>[]> => {
    const others = (await redis.zrange(processes, 0, -1)).filter((process) => process !== me);
    if (others.length === 0) return [];
    const texts = await redis.mget(...others.map(keyOf));
    return texts.flatMap((text) => (text === null ? [] : [JSON.parse(text)]));
  };

  let read: { readonly at: number; readonly counts: ReturnType<typeof readOthers> } | undefined;
  const ofOthers = (): ReturnType<typeof readOthers> => {
    if (!read || performance.now() > read.at + INTERVAL) read = { at: performance.now(), counts: readOthers() };
    return read.counts;
  };

  // `redisCluster` logs outages of Redis.
  const timer = setInterval(() => void publish().catch(() => {}), INTERVAL).unref();
  return {
    set: (what, count) => own.set(what, count),
    async largest() {
      const sum = new Map(own.largest(most));
      for (const counts of await ofOthers().catch(() => []))
        for (const [what, count] of Object.entries(counts)) sum.set(what, (sum.get(what) ?? 0) + count);
      return sum;
    },
    close: () => clearInterval(timer),
  };
}
