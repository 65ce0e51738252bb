import { LRUCache } from "lru-cache";
import { type RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Counter, Limit } from "../limits.ts";

/** Minimum size of a report, as a share of the limit. */
const BATCH = 1 / 100;
/** Maximum number of senders with unreported amounts. */
const MOST = 100_000;

/**
 * Decides by this process's counts, without waiting, and reports them in batches of 1 % of the limit. n processes
 * together allow about n % more.
 * @param shared counts for all processes; while it fails, each process counts alone
 */
export function batchedCounter(own: RateLimiterMemory, shared: Pick<Counter, "consume">, { count }: Limit): Counter {
  const unreported = new LRUCache<string, number>({ max: MOST });

  async function report(key: string, amount: number): Promise<void> {
    try {
      await shared.consume(key, amount);
    } catch (answer) {
      if (answer instanceof RateLimiterRes) await own.set(key, count, answer.msBeforeNext / 1000);
    }
  }

  return {
    async consume(key, points = 1) {
      const answer = await own.consume(key, points);
      const amount = (unreported.get(String(key)) ?? 0) + points;
      const isDue = amount >= count * BATCH;
      if (isDue) unreported.delete(String(key));
      else unreported.set(String(key), amount);
      if (isDue) void report(String(key), amount);
      return answer;
    },
    get: (key) => own.get(key),
    reward: (key, points) => own.reward(key, points),
  };
}
