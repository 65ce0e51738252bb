import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import { localTally, type Tally } from "./cluster.ts";

/** How often a process tells its counts, and how long it is believed: those of one that died are gone with it, in milliseconds. */
const [PACE, BELIEVED] = [1000, 3000];
/** How long a process that tells nothing more is asked for, in milliseconds. */
const FORGOTTEN = 60_000;

/**
 * Counts that processes tell each other by Redis, each its own under a key that expires: nobody has to clear up after a process
 * that was killed.
 * @param name what is counted, once in a database
 */
export function redisTally(redis: Redis, name: string): Tally & { close(): void } {
  const own = localTally();
  const me = randomUUID();
  const processes = `tally:${name}`;
  const keyOf = (process: string): string => `tally:${name}:${process}`;
  let told = "{}";

  const tell = async (): Promise<void> => {
    const counts = JSON.stringify(Object.fromEntries(own.counts));
    if (counts === "{}" && told === "{}") return;
    await redis
      .multi()
      .set(keyOf(me), counts, "PX", BELIEVED)
      .zadd(processes, Date.now(), me)
      .zremrangebyscore(processes, 0, Date.now() - FORGOTTEN)
      .exec();
    told = counts;
  };

  const ofOthers = async (): Promise<readonly Readonly<Record<string, number>>[]> => {
    const others = (await redis.zrange(processes, 0, -1)).filter((process) => process !== me);
    if (others.length === 0) return [];
    const texts = await redis.mget(...others.map(keyOf));
    return texts.flatMap((text) => (text === null ? [] : [JSON.parse(text)]));
  };

  // That Redis is away is in the log already.
  const timer = setInterval(() => void tell().catch(() => {}), PACE).unref();
  return {
    set: own.set,
    async all() {
      const sum = new Map(own.counts);
      for (const counts of await ofOthers().catch(() => []))
        for (const [what, count] of Object.entries(counts)) sum.set(what, (sum.get(what) ?? 0) + count);
      return sum;
    },
    close: () => clearInterval(timer),
  };
}
