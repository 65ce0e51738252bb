import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as vite from "vite";
import { pages } from "../../../server/http/pages.ts";
import { startApp, type TestApp } from "../../kit/app.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The games of the test shelf, by which replays are checked. */
const GAMES = here("../../kit/games.ts");

/** A server with the games of a test shelf, and the client with their cards. */
export type ShelfApp = TestApp;

/**
 * Builds the client with another shelf of cards, and opens a server for it that knows the toys.
 * @param cards the module in the place of `client/games/index.ts`
 * @param config what the server is told
 */
export async function openShelf(
  cards = here("../../kit/toys/cards.ts"),
  config: Parameters<typeof startApp>[0] = {},
): Promise<ShelfApp> {
  const dist = mkdtempSync(join(tmpdir(), "stillwater-shelf-"));
  const shelves = new Map([
    [here("../../../client/games/index.ts"), cards],
    [here("../../../shared/games/index.ts"), GAMES],
  ]);
  const shelf: vite.Plugin = {
    name: "test-shelf",
    enforce: "pre",
    async resolveId(source, importer) {
      // The test shelf itself begins with the games there are.
      if (!source.endsWith("/index.ts") || importer === GAMES) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && shelves.get(found.id);
    },
  };
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = "production";
  try {
    await vite.build({
      root: here("../../../client"),
      logLevel: "error",
      plugins: [shelf],
      worker: { plugins: () => [shelf] },
      build: { outDir: dist },
    });
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
  const app = await startApp(config, undefined, async () => pages(dist));
  return {
    ...app,
    async stop() {
      await app.stop();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}
