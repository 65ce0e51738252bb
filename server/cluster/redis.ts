import { Redis, type RedisOptions } from "ioredis";
import { RedisUnreachable } from "./unreachable.ts";

/** Time limits for connecting and for an answer, in ms. */
const [ARRIVAL, ANSWER] = [3000, 3000];
/** Longest pause before reconnecting, in ms. */
const PAUSE = 500;

/** Commands without a connection fail immediately. */
const STEADY: RedisOptions = {
  lazyConnect: true,
  connectTimeout: ARRIVAL,
  commandTimeout: ANSWER,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  retryStrategy: (times) => Math.min(PAUSE, 50 * times),
};

/**
 * Reconnects by itself.
 * @throws RedisUnreachable if the first attempt fails
 */
export async function connect(url: string): Promise<Redis> {
  await mustAnswer(url);
  const redis = new Redis(url, STEADY);
  redis.on("error", () => {});
  await redis.connect();
  return redis;
}

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
