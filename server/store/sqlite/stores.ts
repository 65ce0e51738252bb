import { randomUUID } from "node:crypto";
import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { OpenOptions } from "../location.ts";
import type { Stores } from "../ports.ts";
import { sqlPorts } from "../sql/ports.ts";
import { untilClosed } from "../until-closed.ts";
import { sqliteDatabase } from "./database.ts";
import { sqliteEvents } from "./events.ts";
import { sqliteLeases } from "./leases.ts";
import { sqliteMatches } from "./matches.ts";
import { queue } from "./queue.ts";
import { brokenParts } from "./salvage.ts";
import { openDatabase } from "./schema.ts";
import { sqliteSecrets } from "./secrets.ts";
import { writingBy } from "./writing.ts";

export interface SqliteOptions extends OpenOptions {
  /** Wait for a lock, in ms. Default: 5000. */
  readonly patience?: number;
}

const WRITER = new URL("./writer.worker.ts", import.meta.url);

/**
 * A thread writes, because waiting for the disk would block the event loop; concurrent appends share a transaction.
 * Reads run in the calling thread, and see every resolved append. If several processes use the file, leases decide
 * which may append to a match.
 * @throws UnknownDatabase if a later release wrote the file, or an error if it cannot be opened
 */
export function sqliteStores(
  file: string,
  { patience = 5000, onDamage = () => {}, onBrokenPart = () => {}, onUpgrade = () => {} }: SqliteOptions = {},
): Stores {
  makeFolder(dirname(file));
  const db = openDatabase(file, patience, onUpgrade);
  for (const name of brokenParts(db)) onBrokenPart(name);
  db.exec("pragma query_only = on");
  const writing = writingBy(queue(WRITER, { file, patience }));
  const holder = randomUUID();
  const { leases, end } = sqliteLeases(db, writing, holder);

  async function close(): Promise<void> {
    end();
    await writing.close();
    db.close();
  }

  return untilClosed((closing) => ({
    events: sqliteEvents(db, writing, holder, closing),
    leases,
    matches: sqliteMatches(db, writing, onDamage),
    ...sqlPorts(sqliteDatabase(db, writing)),
    secrets: sqliteSecrets(db, writing),
    probe: () => writing.store({ kind: "probe" }),
    close,
  }));
}

/** Creates folders for this user only. Node's recursive mkdir never returns below /proc and similar parents. */
function makeFolder(path: string): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory()) return;
  if (there) throw new Error(`${path} is a file, not a folder`);
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
