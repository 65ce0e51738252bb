import { chmodSync, closeSync, openSync, rmSync, writeFileSync } from "node:fs";

/** Read and written by this user alone. */
const PRIVATE = 0o600;

/** What SQLite keeps beside the file of a database. It gives new ones the mode of that file. */
const BESIDE: readonly string[] = ["-wal", "-shm", "-journal"];

/**
 * Makes the file of a SQLite database readable by this user alone, and what lies beside it, whatever the umask or an earlier
 * release left. It is created where there is none: call this before SQLite opens it.
 * @throws what the system says when it cannot be created
 */
export function makeDatabasePrivate(file: string): void {
  closeSync(openSync(file, "a", PRIVATE));
  for (const path of [file, ...BESIDE.map((suffix) => file + suffix)]) {
    try {
      chmodSync(path, PRIVATE);
    } catch {
      // It is not there, belongs to another user, or lies in a file system without modes.
    }
  }
}

/** Writes a file that only this user can read; replaces an existing one. @throws the error of the file system */
export function writePrivateFile(file: string, text: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: PRIVATE });
}
