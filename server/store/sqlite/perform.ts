import type { DatabaseSync } from "node:sqlite";
import { appendTo } from "./append-entries.ts";
import type { Job, JobOutcome, WriteJob } from "./jobs.ts";
import { packIn } from "./pack.ts";
import { preparedIn } from "./prepared.ts";
import { removeFrom } from "./remove.ts";

/** In bytes. */
const PROBE = 64 * 1024;

/** Runs in the caller's transaction. */
export function performIn(db: DatabaseSync): (job: Job) => JobOutcome {
  const append = appendTo(db);
  const { remove, forget } = removeFrom(db);
  const pack = packIn(db);
  const write = writeIn(db);
  const putHolder = db.prepare("insert or replace into holders (stream, holder) values (?, ?)");
  const dropHolder = db.prepare("delete from holders where stream = ? and holder = ?");
  const writeProbe = db.prepare("insert or replace into ballast (id, bytes) values (1, randomblob(?))");

  return function perform(job) {
    switch (job.kind) {
      case "append":
        return append(job);
      case "forget":
        return forget(job.stream);
      case "remove":
        return remove(job.stream, job.expected);
      case "acquireLease":
        putHolder.run(job.stream, job.holder);
        return "stored";
      case "releaseLease":
        dropHolder.run(job.stream, job.holder);
        return "stored";
      case "pack":
        return pack(job.stream, job.packed);
      case "write":
        return write(job);
      case "probe":
        writeProbe.run(PROBE);
        return "stored";
      default: {
        const unknown: never = job;
        throw new Error(`an unknown job: ${JSON.stringify(unknown)}`);
      }
    }
  };
}

function writeIn(db: DatabaseSync): (job: WriteJob) => JobOutcome {
  const statementOf = preparedIn(db);
  return ({ statements, mustChange }) => {
    let changes = 0;
    for (const { sql, values } of statements) changes += Number(statementOf(sql).run(...values).changes);
    return changes === 0 && mustChange ? { not: "conflict", message: "no row was changed" } : "stored";
  };
}
