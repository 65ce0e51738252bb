import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** What a copy holds. */
export interface Copied {
  readonly matches: number;
  readonly events: number;
}

/**
 * Copies a database to a new file, for this user alone, as it is at one moment; whoever writes to it meanwhile is not held up.
 * The new file appears when it is whole, checked and on disk.
 * @throws when there is no database, the file exists already, or it cannot be written; nothing is left behind then.
 */
export function copyDatabase(from: string, to: string): Copied {
  if (!existsSync(from)) throw new Error(`there is no database at ${from}`);
  if (existsSync(to)) throw new Error(`${to} exists already`);
  const partial = `${to}.partial`;
  const mask = process.umask(0o077);
  try {
    rmSync(partial, { force: true });
    const db = new DatabaseSync(from, { readOnly: true });
    try {
      db.prepare("vacuum into ?").run(partial);
    } finally {
      db.close();
    }
    const copied = checked(partial);
    sync(partial);
    renameSync(partial, to);
    sync(dirname(to));
    return copied;
  } finally {
    process.umask(mask);
    rmSync(partial, { force: true });
  }
}

function checked(file: string): Copied {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const [first] = db.prepare("pragma integrity_check(1)").all();
    if (first?.integrity_check !== "ok") throw new Error(`the copy is broken: ${String(first?.integrity_check)}`);
    const number = (sql: string) => Number(db.prepare(`select ${sql} as n`).get()?.n);
    return {
      matches: number("(select count(*) from matches)"),
      events: number("(select count(*) from events) + (select coalesce(sum(version), 0) from packed)"),
    };
  } finally {
    db.close();
  }
}

/** Waits until a file, or what a folder holds, is on disk. */
function sync(path: string): void {
  const file = openSync(path, "r");
  fsyncSync(file);
  closeSync(file);
}
