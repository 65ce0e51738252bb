import { describe, expect, test } from "vitest";
import { WriterLost } from "../../../../server/store/errors.ts";
import type { Job, JobOutcome } from "../../../../server/store/sqlite/jobs.ts";
import { type Queue, queue } from "../../../../server/store/sqlite/queue.ts";

const DYING = new URL("./dying.worker.ts", import.meta.url);

const COUNTING = new URL("./counting.worker.ts", import.meta.url);

const lease = (stream: string): Job => ({ kind: "acquireLease", stream, holder: "" });
const open = (): Queue => queue(DYING, { file: "", patience: 0 });

describe.concurrent("the queue in front of the writing thread", () => {
  test("fails all pending jobs with the reason when its thread dies", async () => {
    const jobs = open();
    const results = await Promise.allSettled(["a", "poison", "b"].map((stream) => jobs.send(lease(stream))));
    for (const result of results) {
      const reason = result.status === "rejected" ? result.reason : undefined;
      expect(reason).toBeInstanceOf(WriterLost);
      expect(reason.message).toBe("the writer of the store stopped: poisoned");
    }
    await jobs.close();
  });

  test("replaces a dead thread with the next job", async () => {
    const jobs = open();
    expect(await jobs.send(lease("a"))).toBe("stored");
    await expect(jobs.send(lease("poison"))).rejects.toBeInstanceOf(WriterLost);
    expect(await jobs.send(lease("b"))).toBe("stored");
    await jobs.close();
  });

  test("can be closed after its thread has died, and while its thread is dying", async () => {
    const dead = open();
    await expect(dead.send(lease("poison"))).rejects.toBeInstanceOf(WriterLost);
    await dead.close();
    const dying = open();
    const last = dying.send(lease("poison")).catch((error: unknown) => error);
    await dying.close();
    expect(await last).toBeInstanceOf(WriterLost);
  });

  test("sends the jobs of one turn of the event loop as one message, though each comes in a tick of its own", async () => {
    const jobs = queue(COUNTING, { file: "", patience: 0 });
    const outcomes: Promise<JobOutcome>[] = [];
    for (const stream of ["a", "b", "c"]) {
      outcomes.push(jobs.send(lease(stream)));
      await new Promise<void>((ticked) => process.nextTick(ticked));
    }
    const inOne: JobOutcome = { not: "failure", message: "3" };
    expect(await Promise.all(outcomes)).toEqual([inOne, inOne, inOne]);
    await jobs.close();
  });
});
