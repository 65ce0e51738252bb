import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { type Gauges, type Metrics, metricsOf } from "../metrics.ts";
import { Unreadable } from "../store/errors.ts";

/** Maximum number of remembered unreadable matches. */
const REPORTED = 10_000;

export interface Reporting {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly onError: (error: unknown, where: string) => void;
}

export function reportingTo(log: Logger, gauges: () => Gauges): Reporting {
  const metrics = metricsOf(gauges);
  const unreadable = new LRUCache<string, true>({ max: REPORTED });
  const onError = (error: unknown, where: string) => {
    if (error instanceof Unreadable) {
      if (unreadable.has(where)) return;
      unreadable.set(where, true);
    }
    metrics.failed();
    log.error({ err: error, where }, "an operation failed");
  };
  return { log, metrics, onError };
}
