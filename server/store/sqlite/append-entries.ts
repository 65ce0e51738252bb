import type { DatabaseSync } from "node:sqlite";
import type { BranchPoint } from "../branch-point.ts";
import { matchRow } from "../lists/rows.ts";
import { sealOf, sharedPoint } from "../log/branching.ts";
import { digestOf } from "./digests.ts";
import { headsIn } from "./heads.ts";
import { type AppendJob, conflict, type EventRow, type JobOutcome } from "./jobs.ts";
import { listsIn } from "./lists.ts";
import { logsIn } from "./read-log.ts";

/** Runs in the caller's transaction. */
export function appendTo(db: DatabaseSync): (job: AppendJob) => JobOutcome {
  const headOf = headsIn(db);
  const lists = listsIn(db);
  const logs = logsIn(db);
  const stranger = db.prepare("select 1 from holders where stream = ? and holder <> ?");
  const addBranch = db.prepare("insert into branches (stream, origin, version) values (?, ?, ?)");
  const isOver = db.prepare("select 1 from matches where id = ? and state = 'over'");
  const addToPack = db.prepare(`
    insert into to_pack (stream, since) values (?, ?) on conflict do update set since = excluded.since`);
  const addEvent = db.prepare(`
    insert into events (stream, version, schema, type, at, cause, "by", data, digest)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?)`);

  /** @throws if rows are missing */
  function rowsUpTo({ stream, version }: BranchPoint): readonly EventRow[] {
    const rows = logs.rows(stream, 0).slice(0, version);
    if (rows.length < version) throw new Error(`${stream} has no version ${version}`);
    return rows as unknown as readonly EventRow[];
  }

  return function append({ stream, holder, expected, events, point, summary }) {
    if (holder !== undefined && stranger.get(stream, holder)) {
      return { not: "conflict", message: `${stream} is held by another process` };
    }
    let { version, digest } = headOf(stream);
    if (version !== expected) return conflict(stream, version, expected);
    if (point && headOf(point.stream).version < point.version)
      return { not: "failure", message: `${point.stream} has no version ${point.version}` };
    const match = matchRow(summary);
    if (events.length === 0 && lists.hasNewer(stream, match))
      return { not: "conflict", message: `${stream} is listed by a later release` };
    const shared = point && isOver.get(point.stream) ? sharedPoint(point, logs.ancestry(point.stream)) : undefined;
    if (shared) {
      addBranch.run(stream, shared.stream, shared.version);
      [version, digest] = [shared.version, sealOf(shared)];
    }
    const copied = point && !shared ? rowsUpTo(point) : [];
    for (const row of [...copied, ...events]) {
      const { schema, type, at, cause, by, data } = row;
      digest = digestOf(digest, stream, ++version, row);
      addEvent.run(stream, version, schema, type, at, cause, by, data, digest);
    }
    // Without events, repairs the lists, in which any row may be missing.
    if (events.length === 0 || !lists.move(match)) lists.list(match);
    if (match.state === "over" && events.length > 0) addToPack.run(stream, match.changed);
    return "stored";
  };
}
