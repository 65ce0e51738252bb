import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { writePrivateFile } from "../../private-files.ts";
import { isCorrupt } from "./salvage.ts";

/** `damage`: why the database was copied page by page. */
type CopyResult = { readonly matches: number; readonly events: number } | { readonly damage: string };

/**
 * Copies a snapshot of a database of any release to a file for this user only, without blocking writers. The file gets
 * its name when it is complete, checked and on disk. Damage is copied.
 * @throws if there is no database, the file exists, or it cannot be written; no new file is left
 */
export async function copyDatabase(from: string, to: string): Promise<CopyResult> {
  if (!existsSync(from)) throw new Error(`there is no database at ${from}`);
  if (existsSync(to)) throw new Error(`${to} exists already`);
  // SQLite would take a relative path with "file:" for a URI.
  const partial = resolve(`${to}.partial`);
  const mask = process.umask(0o077);
  try {
    rmSync(partial, { force: true });
    const copied = await copy(from, partial);
    sync(partial);
    renameSync(partial, to);
    sync(dirname(to));
    return copied;
  } finally {
    process.umask(mask);
    rmSync(partial, { force: true });
  }
}

const noteOf = (file: string): string => `${file}.backup.json`;

export const noteBackup = (file: string, to: string, at: Date): void =>
  writePrivateFile(noteOf(file), JSON.stringify({ at: at.toISOString(), to: resolve(to) }));

export async function lastBackupOf(file: string): Promise<{ readonly at: Date; readonly to: string } | undefined> {
  try {
    const { at, to } = JSON.parse(await readFile(noteOf(file), "utf8"));
    return { at: new Date(at), to: String(to) };
  } catch {
    return undefined;
  }
}

async function copy(from: string, to: string): Promise<CopyResult> {
  const db = new DatabaseSync(from, { readOnly: true });
  try {
    db.prepare("vacuum into ?").run(to);
    return checked(to);
  } catch (error) {
    if (!(error instanceof BrokenCopy || isCorrupt(error))) throw error;
    rmSync(to, { force: true });
    await backup(db, to);
    return { damage: (error as Error).message };
  } finally {
    db.close();
  }
}

class BrokenCopy extends Error {
  override readonly name = "BrokenCopy";
}

/** @throws BrokenCopy */
function checked(file: string): CopyResult {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const [first] = db.prepare("pragma integrity_check(1)").all();
    if (first?.integrity_check !== "ok") throw new BrokenCopy(String(first?.integrity_check));
    // Earlier releases had fewer tables.
    const number = (what: string, table: string, where = "true") => {
      const isThere = db.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").get(table);
      return isThere ? Number(db.prepare(`select ${what} as n from ${table} where ${where}`).get()?.n) : 0;
    };
    // A branch's packed log has only the versions after its branch point.
    const shared = number("coalesce(sum(version), 0)", "branches", "stream in (select stream from packed)");
    return {
      matches: number("count(*)", "matches"),
      events: number("count(*)", "events") + number("coalesce(sum(version), 0)", "packed") - shared,
    };
  } finally {
    db.close();
  }
}

function sync(path: string): void {
  const file = openSync(path, "r");
  fsyncSync(file);
  closeSync(file);
}
