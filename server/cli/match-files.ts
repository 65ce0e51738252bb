import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { because, Usage } from "./args.ts";

/** What match files are called. */
const SUFFIX = ".jsonl";

/** Does what must work with a path, or says why it cannot be used. */
export function within<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof Usage) throw error;
    throw new Usage(`cannot read ${path}: ${because(error)}; check the path`);
  }
}

/** The files a path stands for: itself, or all match files under it. */
export function filesAt(path: string): string[] {
  return within(path, () => {
    if (!statSync(path).isDirectory()) return [path];
    const files = readdirSync(path, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(SUFFIX));
    if (files.length === 0)
      throw new Usage(`no match file (*${SUFFIX}) in ${path}; name another directory or the files`);
    return files.sort().map((name) => join(path, name));
  });
}
