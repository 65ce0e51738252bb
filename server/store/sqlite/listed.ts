import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { lazily } from "./salvage.ts";
import { openDatabase } from "./schema.ts";
import { writer } from "./writer.ts";

/** The rows of a match, for each list. */
type Listed = readonly (readonly Readonly<Record<string, SQLOutputValue>>[])[];

export function listedIn(db: DatabaseSync): (match: string) => Listed {
  const tables = [
    "select * from matches where id = ?",
    "select * from places where id = ? order by player",
    "select * from past where id = ? order by player",
  ].map((sql) => lazily(db, sql));
  return (match) => tables.map((table) => table().all(match));
}

/** A function that returns the correct rows of a match in each list. */
export function freshlyListed(): (summary: Summary) => Listed {
  const db = openDatabase(":memory:", 0);
  const pen = writer(db);
  const listed = listedIn(db);
  return (summary) => {
    pen.commit([{ kind: "append", stream: summary.id, expected: 0, events: [], summary }]);
    return listed(summary.id);
  };
}
