import { memoryStore } from "./memory.ts";
import { sqliteStore } from "./sqlite.ts";
import type { Store } from "./store.ts";

/** Where a house keeps its matches: in a file, in the database that a URL names, or nowhere. */
export type Place =
  | { readonly kind: "file"; readonly file: string }
  | { readonly kind: "postgres"; readonly url: string }
  | { readonly kind: "memory" };

export interface StoreOptions {
  /** Told of a match whose summary cannot be read, whenever a list has to go without it. */
  readonly onDamage?: (match: string) => void;
}

/** The store of a house. @throws what says why it cannot be used; see sqliteStore and postgresStore */
export async function openStore(place: Place, options: StoreOptions = {}): Promise<Store> {
  switch (place.kind) {
    case "file":
      return sqliteStore(place.file, options);
    case "memory":
      return memoryStore();
    case "postgres": {
      // Who has a file needs no driver.
      const { postgresStore } = await import("./postgres.ts");
      return postgresStore(place.url, options);
    }
  }
}

/** What a place is called where people read it, without the password. */
export function nameOf(place: Place): string {
  if (place.kind === "memory") return "the memory of the process";
  if (place.kind === "file") return place.file;
  const { host, pathname, searchParams } = new URL(place.url);
  const schema = searchParams.get("search_path");
  return `${host}${pathname}${schema ? ` (${schema})` : ""}`;
}
