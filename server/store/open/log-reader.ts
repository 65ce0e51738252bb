import { DatabaseSync } from "node:sqlite";
import type { Recorded } from "../../../shared/engine/match/match.ts";
import type { CurrentNames } from "../../../shared/engine/people/renaming.ts";
import { namesIn } from "../lists/rows.ts";
import { reader } from "../sqlite/reader.ts";
import type { DatabaseLocation } from "./stores.ts";

/** Reads logs through its own connection, in a thread other than the serving one. It sees all commits. */
export interface LogReader {
  /** The entries of a match, in order. @throws Unreadable */
  read(match: string): Promise<readonly Recorded[]>;
  /** The current names of these players; those who chose no name are omitted. */
  names(players: readonly string[]): Promise<CurrentNames>;
}

/** How long a reader waits for the writer's lock, in ms. */
const PATIENCE = 5000;

/** @throws an error with the reason why the database cannot be opened */
export async function openLogReader(location: DatabaseLocation): Promise<LogReader> {
  if (location.kind === "postgres") return postgresLogReader(location.url);
  const records = reader(new DatabaseSync(location.file, { timeout: PATIENCE }), () => {});
  return {
    read: async (match) => records.read(match, 0),
    names: async (players) => records.names(players),
  };
}

async function postgresLogReader(url: string): Promise<LogReader> {
  const [{ connect, list }, { logOf, rowsOf }] = await Promise.all([
    import("../postgres/connection.ts"),
    import("../postgres/log.ts"),
  ]);
  const sql = connect(url, { connections: 1, name: "logs" });
  return {
    read: async (match) => logOf(match, await rowsOf(sql, match, 0), 0),
    async names(players) {
      const rows = await sql`select id, name from players where id = any(${list([...players])}::text[])`;
      return namesIn(rows.map(({ id, name }) => ({ id: String(id), name: String(name) })));
    },
  };
}
