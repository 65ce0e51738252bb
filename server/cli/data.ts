import { existsSync } from "node:fs";
import { join } from "node:path";
import { BadConfig, configFrom } from "../config.ts";
import { type Archive, openArchive } from "../store/sqlite.archive.ts";
import { because, Usage } from "./args.ts";

/** The database that the server of this environment keeps. @throws Usage when the environment is wrong. */
export function databaseOf(env: NodeJS.ProcessEnv): string {
  try {
    return join(configFrom(env).dataDir, "stillwater.db");
  } catch (error) {
    if (error instanceof BadConfig) throw new Usage(error.message);
    throw error;
  }
}

/** Does something with all that a database holds. @throws Usage when it cannot be opened. */
export function withArchive<T>(file: string, act: (archive: Archive) => T): T {
  if (!existsSync(file)) throw new Usage(`no database at ${file}; set DATA_DIR, or name a file`);
  let archive: Archive;
  try {
    archive = openArchive(file);
  } catch (error) {
    throw new Usage(`cannot open ${file}: ${because(error)}`);
  }
  try {
    return act(archive);
  } finally {
    archive.close();
  }
}
