import { DatabaseSync } from "node:sqlite";
import type { Archive, Relister } from "../archive.ts";
import type { DatabaseLocation, OnUpgrade, OpenOptions, StoreLocation } from "../location.ts";
import { memoryStores } from "../memory/stores.ts";
import type { MatchIndex, Stores } from "../ports.ts";
import { pastFromIn } from "../sqlite/matches.ts";
import { sqliteStores } from "../sqlite/stores.ts";

/** @throws an error with the reason, see `sqliteStores` and `postgresStores` */
export async function openStores(location: StoreLocation, options: OpenOptions = {}): Promise<Stores> {
  switch (location.kind) {
    case "file":
      return sqliteStores(location.file, options);
    case "memory":
      return memoryStores();
    case "postgres": {
      // Loads the driver only if needed.
      const { postgresStores } = await import("../postgres/stores.ts");
      return postgresStores(location.url, options);
    }
  }
}

/**
 * Opens past matches for a thread.
 * @throws an error if the file cannot be opened. PostgreSQL is connected at the first read.
 */
export async function openPast(location: DatabaseLocation): Promise<Pick<MatchIndex, "pastFrom">> {
  if (location.kind === "file")
    return { pastFrom: pastFromIn(new DatabaseSync(location.file, { readOnly: true }), () => {}) };
  const [{ connect }, { pastFrom }] = await Promise.all([
    import("../postgres/connection.ts"),
    import("../postgres/search.ts"),
  ]);
  return { pastFrom: pastFrom(connect(location.url, { connections: 1, name: "past" }), () => {}) };
}

/** @throws an error with the reason why the database cannot be opened */
export async function openArchive(location: DatabaseLocation): Promise<Archive> {
  if (location.kind === "file") return (await import("../sqlite/archive.ts")).sqliteArchive(location.file);
  return (await import("../postgres/archive.ts")).postgresArchive(location.url);
}

/**
 * @param patience wait for a lock that the server holds, in ms
 * @throws an error with the reason why the database cannot be opened
 */
export async function openRelister(
  location: DatabaseLocation,
  patience: number,
  onUpgrade?: OnUpgrade,
): Promise<Relister> {
  if (location.kind === "file")
    return (await import("../sqlite/relister.ts")).sqliteRelister(location.file, patience, onUpgrade);
  return (await import("../postgres/relister.ts")).postgresRelister(location.url, patience);
}

/**
 * Rebuilds the indexes of an SQLite file.
 * @param patience wait for a lock that the server holds, in ms
 * @returns the reason for a failure; undefined after success
 */
export async function reindex(file: string, patience: number): Promise<string | undefined> {
  return (await import("../sqlite/relister.ts")).sqliteReindex(file, patience);
}
