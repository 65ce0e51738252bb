import { Conflict, NotStored, StoreClosed } from "../errors.ts";
import type { Job } from "./jobs.ts";
import type { Queue } from "./queue.ts";

/** Stores jobs in the writing thread. */
export interface Writing {
  /** @throws Conflict, NotStored, WriterLost, StoreClosed */
  store(job: Job): Promise<void>;
  /** Performs a job for which a conflict means no. @returns whether it was stored. @throws NotStored, WriterLost, StoreClosed */
  wasPossible(job: Job): Promise<boolean>;
  /** Finishes all jobs, then ends the thread. */
  close(): Promise<void>;
}

export function writingBy(queue: Queue): Writing {
  let isClosed = false;

  async function store(job: Job): Promise<void> {
    if (isClosed) throw new StoreClosed();
    const outcome = await queue.send(job);
    if (outcome === "stored") return;
    if (outcome.not === "conflict") throw new Conflict(outcome.message);
    throw new NotStored(`nothing was stored: ${outcome.message}`);
  }

  return {
    store,
    async wasPossible(job) {
      try {
        await store(job);
        return true;
      } catch (error) {
        if (error instanceof Conflict) return false;
        throw error;
      }
    },
    close() {
      isClosed = true;
      return queue.close();
    },
  };
}
