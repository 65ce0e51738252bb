import { Redis, type RedisOptions } from "ioredis";
import { RedisUnreachable } from "./unreachable.ts";

/** How long Redis may take to let somebody in and to answer, in milliseconds. */
const [ARRIVAL, ANSWER] = [3000, 3000];
/** How long is waited at most before the next try, in milliseconds. */
const PAUSE = 500;

/** What is not answered at once fails at once, and is done again by who needs it: nothing piles up while Redis is away. */
const STEADY: RedisOptions = {
  lazyConnect: true,
  connectTimeout: ARRIVAL,
  commandTimeout: ANSWER,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  retryStrategy: (times) => Math.min(PAUSE, 50 * times),
};

/** A connection that comes back by itself. @throws RedisUnreachable when there is none to begin with */
export async function connect(url: string): Promise<Redis> {
  await mustAnswer(url);
  const redis = new Redis(url, STEADY);
  redis.on("error", () => {});
  await redis.connect();
  return redis;
}

/** One try, which says what is wrong. */
async function mustAnswer(url: string): Promise<void> {
  const redis = new Redis(url, { ...STEADY, enableOfflineQueue: true, retryStrategy: () => null });
  let why: Error | undefined;
  redis.on("error", (error) => {
    why ??= error;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw new RedisUnreachable((why ?? (error as Error)).message);
  } finally {
    redis.disconnect();
  }
}
