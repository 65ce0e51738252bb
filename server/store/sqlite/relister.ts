import type { Relister } from "../archive.ts";
import { NotStored } from "../errors.ts";
import type { OnUpgrade } from "../location.ts";
import { type Job, relisting } from "./jobs.ts";
import { openDatabase } from "./schema.ts";
import { writer } from "./writer.ts";

/**
 * Rebuilds all indexes from their tables.
 * @param patience how long to wait for a lock of the server's, in ms
 * @returns the reason for a failure; undefined on success
 */
export function sqliteReindex(file: string, patience: number): string | undefined {
  try {
    const db = openDatabase(file, patience);
    try {
      db.exec("reindex");
    } finally {
      db.close();
    }
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** @param patience how long to wait for a lock of the server's, in ms. @throws as sqliteStores does */
export function sqliteRelister(file: string, patience: number, onUpgrade?: OnUpgrade): Relister {
  const pen = writer(openDatabase(file, patience, onUpgrade));
  return {
    async relist(due, gone) {
      const outcomes = pen.commit([...due.map(relisting), ...gone.map((stream): Job => ({ kind: "forget", stream }))]);
      for (const outcome of outcomes)
        if (outcome !== "stored" && outcome.not === "failure") throw new NotStored(outcome.message);
      return outcomes.filter((outcome) => outcome === "stored").length;
    },
    close: async () => pen.close(),
  };
}
