import type { DatabaseSync } from "node:sqlite";
import { headsIn } from "./heads.ts";
import { conflict, type JobOutcome } from "./jobs.ts";
import { listsIn } from "./lists.ts";

/** These statements delete a match's log and belongings, but not its list rows. */
const BELONGINGS = [
  "delete from events where stream = ?",
  "delete from branches where stream = ?",
  "delete from talk where stream = ?",
  "delete from notices where match = ?",
  "delete from webhooks where target = 'match:' || ?",
  "delete from abandoned where stream = ?",
];

/** Both functions run in the caller's transaction. */
export function removeFrom(db: DatabaseSync): {
  remove(stream: string, expected: number): JobOutcome;
  forget(stream: string): JobOutcome;
} {
  const headOf = headsIn(db);
  const lists = listsIn(db);
  const inUse = db.prepare("select 1 from holders where stream = ?");
  const abandon = db.prepare("insert into abandoned (stream) values (?)");
  const drops = BELONGINGS.map((sql) => db.prepare(sql));

  return {
    remove(stream, expected) {
      const { version } = headOf(stream);
      if (version !== expected || version === 0) return conflict(stream, version, expected);
      if (inUse.get(stream)) return { not: "conflict", message: `${stream} is in use` };
      abandon.run(stream);
      for (const drop of drops) drop.run(stream);
      lists.clear(stream);
      return "stored";
    },

    forget(stream) {
      const { version } = headOf(stream);
      if (version !== 0) return conflict(stream, version, 0);
      lists.clear(stream);
      return "stored";
    },
  };
}
