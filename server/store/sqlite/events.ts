import type { DatabaseSync } from "node:sqlite";
import { Conflict } from "../errors.ts";
import { mustContinue } from "../lists/query.ts";
import type { EventLog } from "../ports.ts";
import { entriesOf, eventRow } from "./read-entries.ts";
import { logsIn } from "./read-log.ts";
import type { Writing } from "./writing.ts";

/** Logs of matches unchanged since ?1, the longest unchanged first. */
export const TO_PACK = `
  select stream from to_pack cross join matches on matches.id = stream
  where since < ?1 and matches.changed < ?1 order by since, stream limit ?2`;

/** @param closing ends packing when it aborts */
export function sqliteEvents(
  db: DatabaseSync,
  { store, tryStore }: Writing,
  holder: string,
  closing: AbortSignal,
): EventLog {
  const logs = logsIn(db);
  const read = entriesOf(db, logs);
  const toPack = db.prepare(TO_PACK);

  async function packOne(stream: string): Promise<void> {
    // A damaged log must not keep others from being packed.
    const packed = await logs.packed(stream).catch(() => undefined);
    await store({
      kind: "pack",
      stream,
      ...(packed && { packed: { ...packed, rows: Buffer.from(packed.rows).toString("base64") } }),
    }).catch((error: unknown) => {
      // The log has changed meanwhile, and is packed later.
      if (!(error instanceof Conflict)) throw error;
    });
  }

  return {
    async append(stream, expected, entries, summary, point) {
      mustContinue(point?.version ?? expected, entries);
      await store({
        kind: "append",
        stream,
        holder,
        expected,
        events: entries.map(eventRow),
        ...(point && { point }),
        summary,
      });
    },

    read: (stream, after = 0) => read(stream, after),

    remove: (stream, version) => tryStore({ kind: "remove", stream, expected: version }),

    async pack(before, limit) {
      let packed = 0;
      for (const { stream } of toPack.all(before, limit)) {
        if (closing.aborted) break;
        await packOne(String(stream));
        packed++;
      }
      return packed;
    },
  };
}
