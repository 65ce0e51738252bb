import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, ResolvedConfig } from "vite";
import { coverFile, type PictureModule } from "../../shared/pictures.ts";
import { buildForNode } from "./for-node.ts";

let config: ResolvedConfig;

/** The pictures that stand for the games, and for the place, where nothing else can be drawn. */
async function writeCovers(dist: string): Promise<void> {
  const module = pathToFileURL(join(dist, "pictures/png.js")).href;
  // Another build is another module.
  const { pngOf, GAMES }: PictureModule & { readonly GAMES: readonly string[] } = await import(
    `${module}?${Date.now()}`
  );
  for (const game of [undefined, ...GAMES])
    writeFileSync(join(dist, coverFile(game)), await pngOf({ language: "en", ...(game !== undefined && { game }) }));
}

/**
 * Writes what draws the pictures of links to `dist/pictures`, for the server to run, by the same code as on a page; and covers
 * beside it. Where there is no canvas for Node there are no pictures, and everything else is built.
 */
export const pictured: Plugin = {
  name: "pictured",
  apply: "build",
  configResolved(resolved) {
    config = resolved;
  },
  writeBundle: {
    // After the files have been compressed that browsers ask for: nobody is sent these.
    sequential: true,
    async handler({ dir }) {
      await buildForNode(config, "pictures/png.ts", join(dir!, "pictures"));
      await writeCovers(dir!).catch((error: unknown) => this.warn(`no pictures of links: ${error}`));
    },
  },
};
