import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { compressed, preloadedFonts } from "./build/assets.ts";
import { chunkOf, PIXI_CHUNK } from "./build/chunks.ts";
import { early } from "./build/early.ts";
import { installable } from "./build/installable.ts";
import { pictured } from "./build/pictured.ts";
import { prerendered } from "./build/prerendered.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  // Keeps the path of the project, which may be a link: see build/build.ts.
  resolve: { preserveSymlinks: true },
  plugins: [preloadedFonts, early, prerendered, installable, compressed, pictured],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // ES modules, so that workers can load parts on demand, such as the weights of a trained model.
  worker: { format: "es" },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "esnext",
    manifest: "manifest.json",
    // Every browser that runs the rest supports `modulepreload`.
    modulePreload: { polyfill: false },
    // Keeps fonts and pictures as files, which are preloaded or cached separately.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // No warnings about slow plugins: most of a build's time is compression, which is expected.
      checks: { pluginTimings: false },
      preserveEntrySignatures: "allow-extension",
      output: {
        codeSplitting: {
          groups: [{ name: chunkOf }, PIXI_CHUNK],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
});
