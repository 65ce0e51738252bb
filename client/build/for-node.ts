import { fileURLToPath } from "node:url";
import { build, type ResolvedConfig } from "vite";

/**
 * Bundles a client module with its imports, except packages, for Node.
 * @param config of the surrounding build
 * @param entry path below `client`
 * @param outDir a folder from which packages can be resolved
 */
export async function buildForNode(config: ResolvedConfig, entry: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL("..", import.meta.url)),
    logLevel: "warn",
    resolve: { alias: [...config.resolve.alias], preserveSymlinks: true },
    // Plugins that resolve modules run before all others.
    plugins: config.plugins.filter(({ name, enforce }) => enforce === "pre" && !name.startsWith("vite:")),
    // There are no stored settings in Node, and it warns of a `localStorage` without a file.
    define: { localStorage: "undefined" },
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      // Nothing is loaded on demand in Node, so a dynamic import of a static module is fine.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
  });
}
