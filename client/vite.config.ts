import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { chunkOf, PIXI_CHUNK } from "./build/chunks.ts";
import { compressed } from "./build/compressed.ts";
import { early } from "./build/early.ts";
import { prerendered } from "./build/prerendered.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Tells the browser of the two fonts that every page shows at once, before it has read a style sheet. */
const preloadedFonts: Plugin = {
  name: "preloaded-fonts",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle }) {
      const fonts = Object.keys(bundle ?? {}).filter((file) =>
        /(figtree-latin-wght|literata-latin-600)-normal/.test(file),
      );
      return fonts.map((file) => ({
        tag: "link",
        attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: "" },
        injectTo: "head" as const,
      }));
    },
  },
};

export default defineConfig({
  root: here("."),
  plugins: [preloadedFonts, early, prerendered, compressed],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "esnext",
    manifest: "manifest.json",
    // Every browser that runs the rest knows `modulepreload`.
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files: they are preloaded or cached on their own.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Most of a build's time is compression, which is no fault.
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
