import { DatabaseSync } from "node:sqlite";
import { memoryStore } from "../memory/stores.ts";
import type { Store } from "../ports.ts";
import { reader } from "../sqlite/reader.ts";
import type { OnUpgrade } from "../sqlite/schema.ts";
import { sqliteStore } from "../sqlite/stores.ts";

/** Where matches are stored: in a file, in the database of a URL, or in memory. */
export type StoreLocation =
  | { readonly kind: "file"; readonly file: string }
  | { readonly kind: "postgres"; readonly url: string }
  | { readonly kind: "memory" };

/** A location that outlives the process. */
export type DatabaseLocation = Exclude<StoreLocation, { readonly kind: "memory" }>;

export interface StoreOptions {
  /** Called when a list omits a match because its summary is unreadable. */
  readonly onDamage?: (match: string) => void;
  /** Called at the start with each table or index of a file whose first row cannot be read. */
  readonly onBrokenPart?: (name: string) => void;
  readonly onUpgrade?: OnUpgrade;
}

/** @throws an error with the reason why it cannot be used; see sqliteStore and postgresStore */
export async function openStore(location: StoreLocation, options: StoreOptions = {}): Promise<Store> {
  switch (location.kind) {
    case "file":
      return sqliteStore(location.file, options);
    case "memory":
      return memoryStore();
    case "postgres": {
      // Load the driver only when it is needed.
      const { postgresStore } = await import("../postgres/stores.ts");
      return postgresStore(location.url, options);
    }
  }
}

/**
 * Opens a separate connection for reading past matches, for example in a thread. @throws an error with the reason why it cannot
 * be used
 */
export async function openPast(location: DatabaseLocation): Promise<Pick<Store, "pastFrom">> {
  if (location.kind === "file") {
    const records = reader(new DatabaseSync(location.file, { readOnly: true }), () => {});
    return { pastFrom: async (player, after, limit) => records.pastFrom(player, after, limit) };
  }
  const [{ connect }, { pastFrom }] = await Promise.all([
    import("../postgres/connection.ts"),
    import("../postgres/search.ts"),
  ]);
  return { pastFrom: pastFrom(connect(location.url, { connections: 1, name: "past" }), () => {}) };
}

/** The name of a location for messages, without the password. */
export function nameOf(location: StoreLocation): string {
  if (location.kind === "memory") return "the memory of the process";
  if (location.kind === "file") return location.file;
  const { host, pathname, searchParams } = new URL(location.url);
  const schema = searchParams.get("search_path");
  return `${host}${pathname}${schema ? ` (${schema})` : ""}`;
}
