import { spawnSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isBuiltFrom, noteBuilt, sourcesOf } from "./built.ts";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));

/** Vite cannot read a path with these characters. */
const UNREADABLE = /[#?*]/;

/** Skips an up-to-date build. All other arguments go to Vite. */
const UNLESS_BUILT = "--unless-built";

/** Does not resolve links, so that module ids keep the path. Returns the exit code. */
function buildFrom(project: string): number {
  const vite = join(project, "node_modules/vite/bin/vite.js");
  const given = process.argv.slice(2).filter((arg) => arg !== UNLESS_BUILT);
  const args = ["build", join(project, "client"), "--configLoader", "native", ...given];
  const flags = ["--preserve-symlinks", "--preserve-symlinks-main"];
  return spawnSync(process.execPath, [...flags, vite, ...args], { stdio: "inherit" }).status ?? 1;
}

/** Builds through a link whose path Vite can read. */
function buildThroughLink(): number {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "stillwater-"));
  try {
    const link = join(folder, "project");
    symlinkSync(PROJECT, link, "junction");
    return buildFrom(link);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const sources = sourcesOf(PROJECT);
if (!process.argv.includes(UNLESS_BUILT) || !isBuiltFrom(PROJECT, sources)) {
  process.exitCode = UNREADABLE.test(PROJECT) ? buildThroughLink() : buildFrom(PROJECT);
  if (process.exitCode === 0) noteBuilt(PROJECT, sources);
}
