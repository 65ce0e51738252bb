import { fileURLToPath } from "node:url";
import { build, type ResolvedConfig } from "vite";

/**
 * Builds a module of the client, with all it imports but packages, for Node to run.
 * @param config of the build that it is part of
 * @param entry below `client`
 * @param outDir where packages are found from
 */
export async function buildForNode(config: ResolvedConfig, entry: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL("..", import.meta.url)),
    logLevel: "warn",
    resolve: { alias: [...config.resolve.alias], preserveSymlinks: true },
    // Whoever has modules found elsewhere does so before all others.
    plugins: config.plugins.filter(({ name, enforce }) => enforce === "pre" && !name.startsWith("vite:")),
    // Nobody has chosen anything there, and Node warns of a store that it has no file for.
    define: { localStorage: "undefined" },
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      // Nothing is fetched there: what is imported twice, once as it is wanted, is no fault.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
  });
}
