import { writeSync } from "node:fs";
import { registerHooks } from "node:module";

// Preloaded by a test: says at the end, on stderr, which packages the process has loaded, a line each.

const packages = new Set<string>();

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(resolved.url)?.[1];
    if (name) packages.add(name);
    return resolved;
  },
});

process.on("exit", () => {
  for (const name of packages) writeSync(2, `loaded ${name}\n`);
});
