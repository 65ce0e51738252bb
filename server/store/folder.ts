import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder, and those it is in, for this user alone: keys will lie there. One that exists stays as it is.
 * @throws what the system says when it cannot be made. (The system's own way to make several at once waits for ever where a
 * folder takes no others, as in /proc.)
 */
export function makeFolder(path: string): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory()) return;
  if (there) throw new Error(`${path} is a file, not a folder`);
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Two programs may begin at once.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
