import type { DatabaseSync } from "node:sqlite";
import type { Job, JobOutcome } from "./jobs.ts";
import { performIn } from "./perform.ts";

export interface Writer {
  /** A failed job does not affect others. */
  commit(jobs: readonly Job[]): JobOutcome[];
  close(): void;
}

const failure = (error: unknown): JobOutcome => ({
  not: "failure",
  message: error instanceof Error ? error.message : String(error),
});

export function createWriter(db: DatabaseSync): Writer {
  const begin = db.prepare("begin immediate");
  const end = db.prepare("commit");
  const writeProbe = db.prepare("insert or replace into ballast (id, bytes) values (1, randomblob(1))");
  const perform = performIn(db);

  /**
   * One transaction, with one wait for the disk.
   * @throws FailedJob if a job failed; otherwise the transaction's error
   */
  function together(jobs: readonly Job[]): JobOutcome[] {
    begin.run();
    try {
      const outcomes = jobs.map(failingJob(perform));
      end.run();
      return outcomes;
    } catch (error) {
      undo();
      if (!(error instanceof FailedJob)) overwriteUnconfirmed();
      throw error;
    }
  }

  /** A full disk may have ended the transaction already. */
  function undo(): void {
    if (db.isTransaction) db.exec("rollback");
  }

  /** Overwrites a refused write that the disk did not confirm: a crash could make it permanent. */
  function overwriteUnconfirmed(): void {
    try {
      begin.run();
      writeProbe.run();
      end.run();
    } catch {
      undo();
    }
  }

  function commit(jobs: readonly Job[]): JobOutcome[] {
    try {
      return together(jobs);
    } catch (error) {
      // After a faulty job, commits one by one. Other errors, such as a full disk, would repeat.
      const alone = error instanceof FailedJob && jobs.length > 1;
      return jobs.flatMap((job) => (alone ? commit([job]) : failure(error)));
    }
  }

  return {
    commit,
    close() {
      db.exec("pragma wal_checkpoint(truncate)");
      db.close();
    },
  };
}

class FailedJob extends Error {
  override readonly name = "FailedJob";
}

const failingJob =
  (perform: (job: Job) => JobOutcome) =>
  (job: Job): JobOutcome => {
    try {
      return perform(job);
    } catch (error) {
      throw new FailedJob(error instanceof Error ? error.message : String(error), { cause: error });
    }
  };
