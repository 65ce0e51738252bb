import type { DatabaseSync } from "node:sqlite";
import { SCHEMA } from "../../../shared/engine/log/upcast.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { mapInSlices } from "../../slices.ts";
import { Unreadable } from "../errors.ts";
import { mustEndAs } from "../log/branching.ts";
import { entryOf, fieldsOf } from "../log/upcasting.ts";
import type { EventRow } from "./jobs.ts";
import { type Logs, logsIn, type SqliteLogRow } from "./read-log.ts";
import { isCorrupt } from "./salvage.ts";

/** The reader rejects with Unreadable for a damaged log. */
export function entriesOf(
  db: DatabaseSync,
  logs: Pick<Logs, "rows"> = logsIn(db),
): (stream: string, after: number) => Promise<readonly Recorded[]> {
  return async (stream, after) => {
    const rows = rowsOf(() => logs.rows(stream, after));
    const log = await mapInSlices(rows, (row, i) => entryIn(row, after + i + 1));
    mustEndAs(stream, rows);
    return log;
  };
}

/** @throws Unreadable if the file is damaged where the rows are */
function rowsOf(ask: () => readonly SqliteLogRow[]): readonly SqliteLogRow[] {
  try {
    return ask();
  } catch (error) {
    if (!isCorrupt(error)) throw error;
    throw new Unreadable("MatchIsDamaged", 0, "the database is damaged where the match is stored");
  }
}

/** @throws Unreadable */
export function entriesIn(stream: string, rows: readonly SqliteLogRow[], after: number): readonly Recorded[] {
  const log = rows.map((row, i) => entryIn(row, after + i + 1));
  mustEndAs(stream, rows);
  return log;
}

/** @throws Unreadable for an unexpected version, or invalid content */
function entryIn(row: SqliteLogRow, due: number): Recorded {
  const v = Number(row.version);
  const fields = fieldsOf(row.data);
  const by = row.by === null ? {} : { by: Number(row.by) };
  const stamped = fields && {
    v,
    at: String(row.at),
    cause: String(row.cause),
    ...by,
    type: String(row.type),
    ...fields,
  };
  return entryOf(v, due, Number(row.schema), stamped);
}

export function eventRow({ v: _, type, at, cause, by, ...fields }: Recorded): EventRow {
  return { schema: SCHEMA, type, at, cause, by: by ?? null, data: JSON.stringify(fields) };
}
