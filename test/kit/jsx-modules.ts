import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";

const isComponent = (url: string): boolean => /\.tsx(\?|$)/.test(url);

/** Lets Node import the client's components, with empty style sheets. Test workers preload this module. */
registerHooks({
  load(url, context, next) {
    if (url.endsWith(".css")) return { format: "module", source: "", shortCircuit: true };
    if (!isComponent(url)) return next(url, context);
    const file = fileURLToPath(url);
    const { code } = transformSync(file, readFileSync(file, "utf8"), {
      jsx: { runtime: "automatic", importSource: "preact" },
    });
    return { format: "module", source: code, shortCircuit: true };
  },
});
