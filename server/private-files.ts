import { chmodSync, closeSync, openSync, rmSync, writeFileSync } from "node:fs";

/** Only this user may read and write. */
const PRIVATE = 0o600;

/** SQLite gives these files the database's mode. */
const BESIDE: readonly string[] = ["-wal", "-shm", "-journal"];

/**
 * Only this user gets access. Creates a missing file: call this before SQLite opens it.
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

/**
 * Writes or replaces a file that only this user can access.
 * @throws the error of the file system
 */
export function writePrivateFile(file: string, text: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: PRIVATE });
}
