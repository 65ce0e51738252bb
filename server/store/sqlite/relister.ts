import type { Relister } from "../archive.ts";
import { NotStored } from "../errors.ts";
import type { OnUpgrade } from "../location.ts";
import { type Job, relisting } from "./jobs.ts";
import { openDatabase } from "./schema.ts";
import { createWriter } from "./writer.ts";

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

/**
 * @param patience wait for a lock, in ms
 * @throws UnknownDatabase, or an error if the file cannot be opened
 */
export function sqliteRelister(file: string, patience: number, onUpgrade?: OnUpgrade): Relister {
  const writer = createWriter(openDatabase(file, patience, onUpgrade));
  return {
    async relist(due, gone) {
      const outcomes = writer.commit([
        ...due.map(relisting),
        ...gone.map((stream): Job => ({ kind: "forget", stream })),
      ]);
      for (const outcome of outcomes)
        if (outcome !== "stored" && outcome.not === "failure") throw new NotStored(outcome.message);
      return outcomes.filter((outcome) => outcome === "stored").length;
    },
    close: async () => writer.close(),
  };
}
