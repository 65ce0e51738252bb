import { writeSync } from "node:fs";
import { registerHooks } from "node:module";

// Preloaded by a test: prints at exit, to stderr, each package and project file that was loaded.

const ROOT = new URL("../../", import.meta.url).href;
const loaded = new Set<string>();

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(resolved.url)?.[1];
    if (name) loaded.add(name);
    else if (resolved.url.startsWith(ROOT)) loaded.add(resolved.url.slice(ROOT.length));
    return resolved;
  },
});

process.on("exit", () => {
  let rest = Buffer.from(Array.from(loaded, (name) => `loaded ${name}\n`).join(""));
  while (rest.length > 0) rest = rest.subarray(written(rest));
});

/** 0 while the pipe is full. */
function written(bytes: Buffer): number {
  try {
    return writeSync(2, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EAGAIN") return 0;
    throw error;
  }
}
