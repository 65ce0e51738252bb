import { fileURLToPath } from "node:url";
import { build, type ResolvedConfig } from "vite";

/**
 * Bundles a client module with its imports, except packages, for Node.
 * @param config the configuration of the surrounding build
 * @param entry the module's path below `client`
 * @param outDir a folder from which packages can be resolved
 */
export async function buildForNode(config: ResolvedConfig, entry: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL("..", import.meta.url)),
    logLevel: "warn",
    resolve: { alias: [...config.resolve.alias], preserveSymlinks: true },
    // These plugins, with `enforce: "pre"`, resolve modules.
    plugins: config.plugins.filter(({ name, enforce }) => enforce === "pre" && !name.startsWith("vite:")),
    // Node has no stored settings, and warns about a `localStorage` without a file.
    define: { localStorage: "undefined" },
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      // Node loads all modules together, so it does no harm to import a module both statically and dynamically.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
  });
}
