import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as vite from "vite";
import { compressed } from "../../../client/build/assets.ts";
import config from "../../../client/vite.config.ts";
import { pages } from "../../../server/http/pages.ts";
import { startApp, type TestApp } from "../../kit/app.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Replaces `shared/games/index.ts`. */
const GAMES = here("../../kit/games.ts");

/** Replaces `client/games/index.ts`. */
const MANIFESTS = here("../../kit/toys/manifests.ts");

/** Builds the client with the test games. */
export async function openToySite(): Promise<TestApp> {
  const dist = mkdtempSync(join(tmpdir(), "stillwater-shelf-"));
  const shelves = new Map([
    [here("../../../client/games/index.ts"), MANIFESTS],
    [here("../../../shared/games/index.ts"), GAMES],
  ]);
  const shelf: vite.Plugin = {
    name: "test-shelf",
    enforce: "pre",
    async resolveId(source, importer) {
      // The test module imports the published games itself.
      if (!source.endsWith("/index.ts") || importer === GAMES) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && shelves.get(found.id);
    },
  };
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = "production";
  try {
    await vite.build({
      ...config,
      configFile: false,
      logLevel: "error",
      // Compression takes most of a build's time.
      plugins: [...config.plugins!.filter((plugin) => plugin !== compressed), shelf],
      worker: { ...config.worker, plugins: () => [shelf] },
      build: { ...config.build, outDir: dist },
    });
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
  const app = await startApp({}, { mount: async () => pages(dist) });
  return {
    ...app,
    async stop() {
      await app.stop();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}
