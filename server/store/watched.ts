import type { Logger } from "pino";
import type { Metrics } from "../metrics.ts";
import { Conflict, StoreClosed } from "./errors.ts";
import type { EventLog, Stores } from "./ports.ts";

export interface WatchedStores extends Stores {
  /** Probes only after a failed append. @throws as `probe` */
  check(): Promise<void>;
}

/** Counts appends, and logs when they begin to fail and to succeed again. */
export function watched(stores: Stores, metrics: Metrics, log: Logger): WatchedStores {
  let isStoring = true;
  let trying: Promise<void> | undefined;

  const stored = () => {
    if (!isStoring) log.info("moves can be stored again");
    isStoring = true;
  };
  const failed = (error: unknown) => {
    if (isStoring) log.error({ err: error }, "moves cannot be stored: check whether the disk is full or read-only");
    isStoring = false;
  };

  const append: EventLog["append"] = async (stream, expected, entries, summary, point) => {
    const done = metrics.appending();
    try {
      await stores.events.append(stream, expected, entries, summary, point);
    } catch (error) {
      const isTrouble = !(error instanceof Conflict || error instanceof RangeError || error instanceof StoreClosed);
      done(isTrouble ? "failure" : "conflict");
      if (isTrouble) failed(error);
      throw error;
    }
    done("stored");
    stored();
    const by = entries[0]?.by;
    if (by !== undefined) metrics.moved(summary.seats[by]?.kind ?? "human");
  };

  return {
    ...stores,
    events: { ...stores.events, append },

    async check() {
      if (isStoring) return;
      trying ??= stores
        .probe()
        .then(stored)
        .finally(() => {
          trying = undefined;
        });
      await trying;
    },
  };
}
