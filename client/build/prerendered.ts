import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Manifest, Plugin, ResolvedConfig, Rolldown } from "vite";
import { type BuiltPage, type DrawnPage, HEAD } from "../../shared/head.ts";
import { LANGUAGES, type Language } from "../../shared/languages.ts";
import type { RenderedPage, render, Site } from "../prerender/render.tsx";
import { buildForNode } from "./for-node.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Placeholders in index.html. */
const BODY = "<!--body-->";
const NO_SCRIPT = "<!--no-script-->";

const manifestLink = (language: Language): string => `<link rel="manifest" href="/${language}.webmanifest">`;

async function rendered(config: ResolvedConfig): Promise<ReadonlyMap<Language, Site>> {
  // Inside the project, so that packages are found.
  const folder = mkdtempSync(here("../../node_modules/.prerender-"));
  try {
    await buildForNode(config, "prerender/render.tsx", join(folder, "first"));
    const pages = new Map<Language, Site>();
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      // Each language needs a copy, because modules keep the first language they load.
      cpSync(join(folder, "first"), join(folder, language), { recursive: true });
      const module: { readonly render: typeof render } = await import(
        pathToFileURL(join(folder, language, "render.js")).href
      );
      pages.set(language, await module.render(language));
    }
    return pages;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Adds the modules that share a chunk with another one, because Vite's manifest lacks them. */
function withModules(manifest: Manifest, bundle: Rolldown.OutputBundle): Manifest {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const held = Object.values(bundle).flatMap((output) => {
    const chunk = output.type === "chunk" ? byFile.get(output.fileName) : undefined;
    if (!chunk || output.type !== "chunk") return [];
    return output.moduleIds.map((id) => [relative(here(".."), id).replaceAll("\\", "/"), chunk] as const);
  });
  return { ...Object.fromEntries(held), ...manifest };
}

/**
 * Includes all imports.
 * @throws Error if a module is not in the manifest
 */
function filesOf(manifest: Manifest, modules: readonly string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`no module ${key} was built: see client/prerender/pages.ts`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return { scripts, styles };
}

function linksTo(manifest: Manifest, modules: readonly string[], document: string): string {
  const { scripts, styles } = filesOf(manifest, modules);
  const isNew = (file: string) => !document.includes(`"/${file}"`);
  return [
    ...[...styles].filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts].filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join("\n    ");
}

let config: ResolvedConfig;

/**
 * Writes the pages of client/prerender/pages.ts to `dist/pages`, visible before scripts run, and removes their template
 * `index.html`.
 */
export const prerendered: Plugin = {
  name: "prerendered",
  apply: "build",
  configResolved(resolved) {
    config = resolved;
  },
  async writeBundle({ dir }, bundle) {
    const dist = dir!;
    const written: Manifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"));
    const manifest = withModules(written, bundle);
    const template = readFileSync(join(dist, "index.html"), "utf8");
    for (const [language, { pages, moved }] of await rendered(config)) {
      const write = (name: string, page: BuiltPage): void => {
        const file = join(dist, "pages", language, `${name}.json`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify(page));
      };
      for (const page of pages) write(page.name, documentOf(page, { language, manifest, template }));
      for (const [name, page] of moved) write(name, page);
    }
    for (const file of ["manifest.json", "index.html"]) rmSync(join(dist, file));
  },
};

function documentOf(
  { head, heads, body, noScript, modules, ofGames }: RenderedPage,
  around: { readonly language: Language; readonly manifest: Manifest; readonly template: string },
): DrawnPage {
  const { language, manifest, template } = around;
  const linked = [...modules, ...ofGames.filter((path) => Object.hasOwn(manifest, path))];
  const html = template
    .replace('lang="en"', `lang="${language}"`)
    .replace("</head>", () => `  ${linksTo(manifest, linked, template)}\n    ${manifestLink(language)}\n  </head>`)
    .replace(NO_SCRIPT, noScript)
    .replace(BODY, () => body)
    .replace(/<title>.*<\/title>/, HEAD);
  return { head, ...(heads && { heads }), html };
}
