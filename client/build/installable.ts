import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { type DrawnPage, HEAD } from "../../shared/head.ts";
import { LANGUAGES, type Language } from "../../shared/languages.ts";
import type { CachedBuild } from "../features/offline/cached-build.ts";
import { scriptOf } from "./early.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const EVERY_LANGUAGE = Object.keys(LANGUAGES) as Language[];

const hashOf = (parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("base64url").slice(0, 12);
};

const pageIn = (dist: string, language: Language, name: string): DrawnPage =>
  JSON.parse(readFileSync(join(dist, "pages", language, `${name}.json`), "utf8"));

const manifestOf = (language: Language, { title, description }: DrawnPage["head"]) => ({
  id: "/",
  name: title,
  short_name: title,
  description,
  lang: language,
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "standalone",
  // The daylight sea, until a page sets the colour of its theme.
  theme_color: "#42858c",
  background_color: "#42858c",
  categories: ["games", "entertainment"],
  icons: [
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
});

/** Writes the document that opens every page offline. The hash in its name identifies the build. */
function writeShell(dist: string, language: Language): string {
  const { head, html } = pageIn(dist, language, "table");
  const shell = html.replace(HEAD, `<title>${head.title}</title>\n    <meta name="robots" content="noindex">`);
  const path = `assets/shell-${language}-${hashOf([shell])}.html`;
  writeFileSync(join(dist, path), shell);
  return `/${path}`;
}

/** What the service worker stores: no compressed copies, manifests, or the worker itself. */
const filesIn = (dist: string): string[] =>
  [".", "assets"].flatMap((folder) =>
    readdirSync(join(dist, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz|json|webmanifest)$|^(index\.html|worker\.js)$/.test(entry.name))
      .map(({ name }) => `/${folder === "." ? "" : "assets/"}${name}`)
      .toSorted(),
  );

function entryIn(bundle: Rolldown.OutputBundle): string {
  const main = here("../main.tsx");
  const chunk = Object.values(bundle).find((output) => output.type === "chunk" && output.moduleIds.includes(main));
  if (!chunk) throw new Error(`${main} is in no chunk: index.html has to begin with it`);
  return `/${chunk.fileName}`;
}

export const installable: Plugin = {
  name: "installable",
  apply: "build",
  writeBundle: {
    // Runs after the pages are written.
    sequential: true,
    async handler({ dir }, bundle) {
      const dist = dir!;
      mkdirSync(join(dist, "assets"), { recursive: true });
      for (const language of EVERY_LANGUAGE) {
        const manifest = manifestOf(language, pageIn(dist, language, "home").head);
        writeFileSync(join(dist, `${language}.webmanifest`), JSON.stringify(manifest));
      }
      const shells = Object.fromEntries(EVERY_LANGUAGE.map((language) => [language, writeShell(dist, language)]));
      const files = filesIn(dist);
      const name = hashOf(files.flatMap((path) => [path, readFileSync(join(dist, path))]));
      const build: CachedBuild = { name, entry: entryIn(bundle), shells: shells as CachedBuild["shells"], files };
      writeFileSync(
        join(dist, "worker.js"),
        await scriptOf(here("../features/offline/worker.ts"), { BUILD: JSON.stringify(build) }),
      );
    },
  },
};
