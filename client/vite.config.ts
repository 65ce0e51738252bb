import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { compressed, preloadedFonts } from "./build/assets.ts";
import { chunkOf, PIXI_CHUNK } from "./build/chunks.ts";
import { early } from "./build/early.ts";
import { installable } from "./build/installable.ts";
import { pictured } from "./build/pictured.ts";
import { prerendered } from "./build/prerendered.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Pages list their chunks by name, so short hashes make the first visit smaller; 42 bits are enough. */
const BUILT_NAME = "assets/[name]-[hash:7]";

export default defineConfig({
  root: here("."),
  // The project may be reached by a symbolic link: see build/build.ts.
  resolve: { preserveSymlinks: true },
  plugins: [preloadedFonts, early, prerendered, installable, compressed, pictured],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // ES modules let workers load parts on demand, such as a model's weights.
  worker: { format: "es" },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "esnext",
    manifest: "manifest.json",
    // All supported browsers have `modulepreload`.
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files, which are preloaded or cached separately.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Compression takes most of the build's time, which is expected.
      checks: { pluginTimings: false },
      preserveEntrySignatures: "allow-extension",
      output: {
        entryFileNames: `${BUILT_NAME}.js`,
        chunkFileNames: `${BUILT_NAME}.js`,
        assetFileNames: `${BUILT_NAME}[extname]`,
        codeSplitting: {
          groups: [{ name: chunkOf }, PIXI_CHUNK],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
});
