import { chmodSync, closeSync, openSync, rmSync, writeFileSync } from "node:fs";

/** File mode that lets only this user read and write. */
const PRIVATE = 0o600;

/** Suffixes of the files that SQLite keeps beside a database, and creates with the mode of the database. */
const BESIDE: readonly string[] = ["-wal", "-shm", "-journal"];

/**
 * Makes a database accessible to this user only, even if an earlier release allowed more. Creates a missing file: call
 * this before SQLite opens it.
 * @throws the system's error if the file cannot be created
 */
export function makeDatabasePrivate(file: string): void {
  closeSync(openSync(file, "a", PRIVATE));
  for (const path of [file, ...BESIDE.map((suffix) => file + suffix)]) {
    try {
      chmodSync(path, PRIVATE);
    } catch {
      // The file is missing, another user's, or on a file system without modes.
    }
  }
}

/** Writes a file that only this user can access, and replaces an existing one. @throws the error of the file system */
export function writePrivateFile(file: string, text: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: PRIVATE });
}
