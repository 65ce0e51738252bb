import { DatabaseSync } from "node:sqlite";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import type { CurrentNames } from "../../../shared/engine/people/renaming.ts";
import type { DatabaseLocation } from "../location.ts";
import { namesOf } from "../sql/players.ts";
import { sqliteQueries } from "../sqlite/database.ts";
import { entriesOf } from "../sqlite/read-entries.ts";

/** Reads logs in a thread, with its own connection. */
export interface LogReader {
  /** @throws Unreadable */
  read(match: string): Promise<readonly Recorded[]>;
  /** Names by player, without players whose name is not stored. */
  names(players: readonly string[]): Promise<CurrentNames>;
}

/** Longest wait for the writer's lock, in ms. */
const LOCK_TIMEOUT = 5000;

/** @throws an error if the file cannot be opened. PostgreSQL is connected at the first read. */
export async function openLogReader(location: DatabaseLocation): Promise<LogReader> {
  if (location.kind === "postgres") return postgresLogReader(location.url);
  const db = new DatabaseSync(location.file, { timeout: LOCK_TIMEOUT });
  db.exec("pragma query_only = on");
  const read = entriesOf(db);
  const queries = sqliteQueries(db);
  return { read: (match) => read(match, 0), names: (players) => namesOf(queries, players) };
}

async function postgresLogReader(url: string): Promise<LogReader> {
  const [{ connect }, { postgresQueries }, { logOf, rowsOf }] = await Promise.all([
    import("../postgres/connection.ts"),
    import("../postgres/database.ts"),
    import("../postgres/log.ts"),
  ]);
  const sql = connect(url, { connections: 1, name: "logs" });
  const queries = postgresQueries(sql);
  return {
    read: async (match) => logOf(match, await rowsOf(sql, match, 0), 0),
    names: (players) => namesOf(queries, players),
  };
}
