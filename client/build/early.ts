import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";

/** @param define expressions that replace names */
export async function scriptOf(entry: string, define: Readonly<Record<string, string>> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    define,
    root: fileURLToPath(new URL("..", import.meta.url)),
    resolve: { preserveSymlinks: true },
    build: { write: false, target: "esnext", lib: { entry, formats: ["iife"], name: "script" }, copyPublicDir: false },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  return output!.output[0].code;
}

/** Puts a script first in every document, to run before the first paint. */
export const early: Plugin = {
  name: "early",
  apply: "build",
  async buildStart() {
    const source = await scriptOf(fileURLToPath(new URL("../early.ts", import.meta.url)));
    this.emitFile({ type: "asset", name: "early.js", source });
  },
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle }) {
      const file = Object.keys(bundle ?? {}).find((name) => name.startsWith("assets/early-"));
      return [{ tag: "script", attrs: { src: `/${file}` }, injectTo: "head-prepend" }];
    },
  },
};
