import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Preloads fonts, so that the browser requests them before it has read the style sheet. */
export const preloadedFonts: Plugin = {
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

/** Fonts and bitmaps are compressed already. */
const KINDS: ReadonlySet<string> = new Set([".js", ".css", ".svg"]);

/** In bytes; smaller files fit into one packet. */
const SMALL = 1024;

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALL) return;
  const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

export const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  async writeBundle({ dir }) {
    const entries = await readdir(dir!, { recursive: true });
    await Promise.all(entries.filter((name) => KINDS.has(extname(name))).map((name) => compress(join(dir!, name))));
  },
};
