import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SOURCES: readonly string[] = ["client", "shared", "package.json", "package-lock.json", "tsconfig.json"];

const DIST = "client/dist";

/** The digest of a build's sources. The server sends no files with a leading dot. */
const STAMP = `${DIST}/.built`;

/** A digest of all sources' paths, sizes and modification times. */
export function sourcesOf(project: string): string {
  const hash = createHash("sha256");
  for (const path of SOURCES.flatMap((source) => filesIn(project, source)).toSorted()) {
    const { size, mtimeMs } = statSync(join(project, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

export function isBuiltFrom(project: string, sources: string): boolean {
  try {
    return readFileSync(join(project, STAMP), "utf8") === sources;
  } catch {
    return false;
  }
}

/** @param sources as digested when the build started */
export const noteBuilt = (project: string, sources: string): void => writeFileSync(join(project, STAMP), sources);

function filesIn(project: string, path: string): readonly string[] {
  if (path === DIST) return [];
  if (!statSync(join(project, path)).isDirectory()) return [path];
  return readdirSync(join(project, path)).flatMap((name) => filesIn(project, `${path}/${name}`));
}
