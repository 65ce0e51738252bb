import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Summary } from "../../shared/engine/summary.ts";
import { matchRow } from "./listed.ts";
import { openDatabase } from "./sqlite.schema.ts";
import { writer } from "./sqlite.writer.ts";

/** All that lists know of a match: its rows in each table of theirs, as they lie there. */
export type Listed = readonly (readonly Readonly<Record<string, SQLOutputValue>>[])[];

/** Looks up all that the lists of a database know of a match. */
export function listedIn(db: DatabaseSync): (match: string) => Listed {
  const tables = [
    "select * from matches where id = ?",
    "select * from places where id = ? order by player",
    "select * from past where id = ? order by player",
  ].map((sql) => db.prepare(sql));
  return (match) => tables.map((table) => table.all(match));
}

/** Tells all that lists would know of a match that was written just now. */
export function listedAnew(): (summary: Summary) => Listed {
  const db = openDatabase(":memory:", 0);
  const pen = writer(db);
  const listed = listedIn(db);
  return (summary) => {
    pen.commit([{ kind: "append", stream: summary.id, expected: 0, events: [], match: matchRow(summary) }]);
    return listed(summary.id);
  };
}
