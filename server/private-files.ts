import { chmodSync, closeSync, openSync, rmSync, writeFileSync } from "node:fs";

/** Readable and writable by this user only. */
const PRIVATE = 0o600;

/** Suffixes of the files that SQLite keeps beside a database, with the mode of the database file. */
const BESIDE: readonly string[] = ["-wal", "-shm", "-journal"];

/**
 * Makes an SQLite database and the files beside it readable by this user only, even if an earlier release allowed more. Creates the
 * file if it does not exist: call this before SQLite opens it.
 * @throws the system's error if it cannot be created
 */
export function makeDatabasePrivate(file: string): void {
  closeSync(openSync(file, "a", PRIVATE));
  for (const path of [file, ...BESIDE.map((suffix) => file + suffix)]) {
    try {
      chmodSync(path, PRIVATE);
    } catch {
      // The file does not exist, belongs to another user, or is on a file system without modes.
    }
  }
}

/** Writes a file that only this user can read; replaces an existing one. @throws the error of the file system */
export function writePrivateFile(file: string, text: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: PRIVATE });
}
