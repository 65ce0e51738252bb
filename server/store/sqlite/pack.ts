import type { DatabaseSync } from "node:sqlite";
import type { JobOutcome, PackedText } from "./jobs.ts";

/** Replaces events by a packed row, in the caller's transaction. */
export function packIn(db: DatabaseSync): (stream: string, packed: PackedText | undefined) => JobOutcome {
  const digestAt = db.prepare("select digest from events where stream = ? and version = ?");
  const putPacked = db.prepare(`
    insert into packed (stream, version, digest, rows) values (?, ?, ?, ?) on conflict (stream)
    do update set version = excluded.version, digest = excluded.digest, rows = excluded.rows`);
  const dropEvents = db.prepare("delete from events where stream = ? and version <= ?");
  const dropToPack = db.prepare("delete from to_pack where stream = ?");

  return (stream, packed) => {
    if (packed) {
      const { version, digest, rows } = packed;
      const held = digestAt.get(stream, version)?.digest;
      if (held !== digest) return { not: "conflict", message: `${stream} is not what was packed` };
      putPacked.run(stream, version, digest, Buffer.from(rows, "base64"));
      dropEvents.run(stream, version);
    }
    dropToPack.run(stream);
    return "stored";
  };
}
