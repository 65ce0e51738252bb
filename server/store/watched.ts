import type { Logger } from "pino";
import type { Metrics } from "../metrics.ts";
import { Conflict, type Store, StoreClosed } from "./store.ts";

/** A store of which it is known whether it stores. */
export interface WatchedStore extends Store {
  /** Whether what comes now can be stored: while something could not, this tries. Resolves when it can. */
  check(): Promise<void>;
}

/** Counts what is stored, and says so when nothing can be, and when it can again. */
export function watched(store: Store, metrics: Metrics, log: Logger): WatchedStore {
  let isStoring = true;
  let trying: Promise<void> | undefined;

  const stored = () => {
    if (!isStoring) log.info("the store takes moves again");
    isStoring = true;
  };
  const failed = (error: unknown) => {
    if (isStoring) log.error({ err: error }, "the store takes no moves: is the disk full, or read-only?");
    isStoring = false;
  };

  return {
    ...store,

    async append(stream, expected, entries, summary, point) {
      const done = metrics.appending();
      try {
        await store.append(stream, expected, entries, summary, point);
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
    },

    async check() {
      if (isStoring) return;
      trying ??= store
        .probe()
        .then(stored)
        .finally(() => {
          trying = undefined;
        });
      await trying;
    },
  };
}
