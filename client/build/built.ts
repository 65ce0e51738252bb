import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Everything that a build of the client is made from: files, and folders with all that is in them. */
const SOURCES: readonly string[] = ["client", "shared", "package.json", "package-lock.json", "tsconfig.json"];

/** The folder that the client is built to: it begins empty with every build. */
const DIST = "client/dist";

/** What a build was made from. Its name begins with a dot, so that no server answers with it. */
const STAMP = `${DIST}/.built`;

/** A digest of the paths, sizes and times of all sources: another one as soon as one is changed, added, removed or replaced by an older one. */
export function sourcesOf(project: string): string {
  const hash = createHash("sha256");
  for (const path of SOURCES.flatMap((source) => filesIn(project, source)).toSorted()) {
    const { size, mtimeMs } = statSync(join(project, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** Whether the client is built from just these sources, and the build has come to its end. */
export function isBuiltFrom(project: string, sources: string): boolean {
  try {
    return readFileSync(join(project, STAMP), "utf8") === sources;
  } catch {
    return false;
  }
}

/** Notes that a build has come to its end. @param sources as they were when it began */
export const noteBuilt = (project: string, sources: string): void => writeFileSync(join(project, STAMP), sources);

function filesIn(project: string, path: string): readonly string[] {
  if (path === DIST) return [];
  if (!statSync(join(project, path)).isDirectory()) return [path];
  return readdirSync(join(project, path)).flatMap((name) => filesIn(project, `${path}/${name}`));
}
