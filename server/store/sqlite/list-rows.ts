import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { lazily } from "./salvage.ts";
import { openDatabase } from "./schema.ts";
import { createWriter } from "./writer.ts";

type ListRows = readonly (readonly Readonly<Record<string, SQLOutputValue>>[])[];

export function listRowsIn(db: DatabaseSync): (match: string) => ListRows {
  const tables = [
    "select * from matches where id = ?",
    "select * from places where id = ? order by player",
    "select * from past where id = ? order by player",
  ].map((sql) => lazily(db, sql));
  return (match) => tables.map((table) => table().all(match));
}

/** In the form of `listRowsIn`. */
export function correctListRows(): (summary: Summary) => ListRows {
  const db = openDatabase(":memory:", 0);
  const writer = createWriter(db);
  const listed = listRowsIn(db);
  return (summary) => {
    writer.commit([{ kind: "append", stream: summary.id, expected: 0, events: [], summary }]);
    return listed(summary.id);
  };
}
