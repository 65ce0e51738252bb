import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, ResolvedConfig } from "vite";
import { coverFile, type PictureModule } from "../../shared/pictures.ts";
import { buildForNode } from "./for-node.ts";

let config: ResolvedConfig;

async function writeCovers(dist: string): Promise<void> {
  const module = pathToFileURL(join(dist, "pictures/png.js")).href;
  // The query makes Node import the module of this build.
  const { pngOf, GAMES }: PictureModule & { readonly GAMES: readonly string[] } = await import(
    `${module}?${Date.now()}`
  );
  for (const game of [undefined, ...GAMES])
    writeFileSync(join(dist, coverFile(game)), await pngOf({ language: "en", ...(game !== undefined && { game }) }));
}

/** Builds the code that draws link previews and, if Node has a canvas, writes the covers. */
export const pictured: Plugin = {
  name: "pictured",
  apply: "build",
  configResolved(resolved) {
    config = resolved;
  },
  writeBundle: {
    // Runs after the compression: this code is never sent to browsers.
    sequential: true,
    async handler({ dir }) {
      await buildForNode(config, "pictures/png.ts", join(dir!, "pictures"));
      await writeCovers(dir!).catch((error: unknown) => this.warn(`no pictures of links: ${error}`));
    },
  },
};
