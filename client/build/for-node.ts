import { fileURLToPath } from "node:url";
import { build, type ResolvedConfig } from "vite";

/**
 * Bundles a client module for Node, without packages.
 * @param entry below `client`
 * @param outDir a folder from which packages can be resolved
 */
export async function buildForNode(config: ResolvedConfig, entry: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL("..", import.meta.url)),
    logLevel: "warn",
    resolve: { alias: [...config.resolve.alias], preserveSymlinks: true },
    // These plugins resolve modules.
    plugins: config.plugins.filter(({ name, enforce }) => enforce === "pre" && !name.startsWith("vite:")),
    // Node warns about a `localStorage` without a file.
    define: { localStorage: "undefined" },
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      // Node loads all modules together, so mixed static and dynamic imports do no harm.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
  });
}
