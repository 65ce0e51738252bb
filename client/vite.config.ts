import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { leanPixi } from "./table/lean-pixi.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The modules of the framework's client that a card table never runs, and that tree shaking cannot drop because its classes
 * name them. Each is behind a condition that is never true here; see net/unused.ts.
 */
const UNUSED: ReadonlySet<string> = new Set([
  "./transport/H3Transport.mjs",
  "./Auth.mjs",
  "./input/RoomInput.mjs",
  "./debug-channel.mjs",
  "./3rd_party/discord.mjs",
  "./fetchXHR.mjs",
  "ws",
]);

const leanFramework: Plugin = {
  name: "lean-framework",
  enforce: "pre",
  apply: "build",
  resolveId(source, importer) {
    if (!importer?.includes("colyseus.js/build/")) return null;
    if (UNUSED.has(source)) return here("net/unused.ts");
    // The wire is plain MessagePack by the server's own choice; see net/pack.ts, and the test that compares both.
    return source === "msgpackr" ? here("net/pack.ts") : null;
  },
};

const leanGames: Plugin = {
  name: "lean-games",
  enforce: "pre",
  apply: "build",
  resolveId: (source, importer) =>
    source === "zod/mini" && importer?.includes("/shared/games/") ? here("net/no-schema.ts") : null,
};

/** Tells the browser of the two fonts that every page shows at once, before it has read a style sheet. */
const preloadedFonts: Plugin = {
  name: "preloaded-fonts",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle }) {
      const fonts = Object.keys(bundle ?? {}).filter((file) =>
        /(figtree-latin-400|literata-latin-600)-normal/.test(file),
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
  plugins: [leanPixi(), leanFramework, leanGames, preloadedFonts],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // Development skips the bundle, and with it the stand-ins.
  optimizeDeps: { include: ["colyseus.js/Client", "colyseus.js/serializer/SchemaSerializer"] },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "esnext",
    // Every browser that runs the rest knows `modulepreload`.
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files: they are preloaded or cached on their own.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    // What every page has is one file, and so is what every table has: many small ones cost more in names than they hold.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shell", test: /\/client\/(ui|i18n)\/.*\.tsx?$|\/shared\/engine\/house\.ts$/, minShareCount: 4 },
            { name: "game", test: /\/client\/(games\/tranquility|play)\/.*\.tsx?$/, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
