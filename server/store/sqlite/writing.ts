import { Conflict, NotStored } from "../errors.ts";
import type { Job } from "./jobs.ts";
import type { Queue } from "./queue.ts";

export interface Writing {
  /** @throws Conflict, NotStored, WriterLost */
  store(job: Job): Promise<void>;
  /** @returns false for a conflict @throws NotStored, WriterLost */
  tryStore(job: Job): Promise<boolean>;
  close(): Promise<void>;
}

export function writingBy(queue: Queue): Writing {
  async function store(job: Job): Promise<void> {
    const outcome = await queue.send(job);
    if (outcome === "stored") return;
    if (outcome.not === "conflict") throw new Conflict(outcome.message);
    throw new NotStored(`nothing was stored: ${outcome.message}`);
  }

  return {
    store,
    async tryStore(job) {
      try {
        await store(job);
        return true;
      } catch (error) {
        if (error instanceof Conflict) return false;
        throw error;
      }
    },
    close: () => queue.close(),
  };
}
