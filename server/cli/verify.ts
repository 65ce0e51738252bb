import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { Malformed, read } from "../../shared/engine/log/format.ts";
import { type Violation, verify } from "../../shared/engine/log/verify.ts";
import { gameOf } from "../../shared/games/index.ts";
import { because, type Command, flagsOf, run, Usage } from "./args.ts";

const USAGE = "npm run verify -- FILE… (match files, or directories of them)";

const flags = z.object({
  positionals: z.array(z.string()).min(1, "no file given; name match files or directories"),
});

const SUFFIX = ".jsonl";

/** @throws Usage with the reason why the path cannot be read */
export function within<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof Usage) throw error;
    throw new Usage(`cannot read ${path}: ${because(error)}; check the path`);
  }
}

export function filesAt(path: string): string[] {
  return within(path, () => {
    if (!statSync(path).isDirectory()) return [path];
    const files = readdirSync(path, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(SUFFIX));
    if (files.length === 0)
      throw new Usage(`no match file (*${SUFFIX}) in ${path}; name another directory or the files`);
    return files.sort().map((name) => join(path, name));
  });
}

/** For a line that is not an event, `v` is the version it should have. */
function violationIn(text: string): Violation | undefined {
  try {
    return verify(read(text), gameOf);
  } catch (error) {
    if (error instanceof Malformed) return { v: error.line - 1, reason: error.message };
    throw error;
  }
}

/** Prints the first violation of each file. Exit code 1 if there is one. */
export const verifyFiles: Command = (args, { out }) => {
  const { positionals } = flagsOf(args, {}, flags);
  const files = positionals.flatMap(filesAt);
  let violations = 0;
  for (const file of files) {
    const violation = violationIn(within(file, () => readFileSync(file, "utf8")));
    if (!violation) continue;
    violations++;
    out(`${file}:${violation.v}: ${violation.reason}`);
  }
  const checkedFiles = files.length === 1 ? "1 file" : `${files.length} files`;
  out(violations === 0 ? `${checkedFiles} checked, all true` : `${checkedFiles} checked, ${violations} false`);
  return violations === 0 ? 0 : 1;
};

if (import.meta.main) process.exitCode = await run(verifyFiles, USAGE, process.argv.slice(2));
