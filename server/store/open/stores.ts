import { DatabaseSync } from "node:sqlite";
import type { DatabaseLocation, OpenOptions, StoreLocation } from "../location.ts";
import { memoryStores } from "../memory/stores.ts";
import type { MatchIndex, Stores } from "../ports.ts";
import { pastFromIn } from "../sqlite/matches.ts";
import { sqliteStores } from "../sqlite/stores.ts";

/** @throws an error with the reason why it cannot be used; see sqliteStores and postgresStores */
export async function openStores(location: StoreLocation, options: OpenOptions = {}): Promise<Stores> {
  switch (location.kind) {
    case "file":
      return sqliteStores(location.file, options);
    case "memory":
      return memoryStores();
    case "postgres": {
      // Load the driver only when it is needed.
      const { postgresStores } = await import("../postgres/stores.ts");
      return postgresStores(location.url, options);
    }
  }
}

/**
 * Opens a separate connection for reading past matches, for example in a thread. @throws an error with the reason why it cannot
 * be used
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
