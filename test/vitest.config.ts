import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { PAGE_TIMEOUT } from "./e2e/kit/page-timeout.ts";
import FileQueue from "./kit/file-queue.ts";
import { PROJECT_FILES, type ProjectName } from "./kit/projects.ts";
import { drawnSeed, runSeed, STRENGTH } from "./kit/strength.ts";

/** The seed is printed, so that a run can be repeated. The queue of files reads it from the environment. */
process.env.SEED ??= String(drawnSeed());
const seed = String(runSeed());
process.stdout.write(`strength ${STRENGTH}, SEED=${seed}\n`);

/**
 * Programs and threads cache compiled code here, which halves the processor time of hundreds of starts. An install
 * empties the folder.
 */
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("../node_modules/.cache/compiled", import.meta.url));

/** A file system in memory, and the space that tests may need, in bytes. */
const [MEMORY, ROOM] = ["/dev/shm", 4e9];
const hasRoom = (folder: string): boolean => {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM;
};

/** Data folders are in memory if there is room and TMPDIR is not set: on a disk, every move waits. */
if (process.env.TMPDIR === undefined && hasRoom(MEMORY)) {
  process.env.ON_DISK = tmpdir();
  const folder = mkdtempSync(join(MEMORY, "stillwater-tests-"));
  // Programs of other users have folders in it as well.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}

const SETUP = ["test/kit/processor.setup.ts", "test/kit/strength.setup.ts"];
const GAMES = "test/kit/games.setup.ts";
const TAPES = "test/kit/tapes.setup.ts";
/** This setup compares servers' answers with the OpenAPI document. */
const ANSWERS = "test/kit/described-answers.setup.ts";

/** `npm run test:NAME` runs a project; `test:chaos` also runs `weighed`. */
const project = (
  name: ProjectName,
  test: NonNullable<TestProjectInlineConfiguration["test"]>,
): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, ...PROJECT_FILES[name], env: { STRENGTH, SEED: seed }, setupFiles: SETUP, ...test },
});

/** Files share a module graph per worker, because nothing that they test keeps state. */
const SHARED = { pool: "threads", isolate: false } as const;

/** Workers import files as Node does. Unit tests load modules repeatedly, which only Vite's module runner can. */
const NATIVE = {
  experimental: { viteModuleRunner: false },
  execArgv: ["--import", fileURLToPath(new URL("kit/jsx-modules.ts", import.meta.url))],
};

/**
 * Browsers and servers wait for each other half of the time; with two workers a core, pages take a tenth more processor
 * time. Projects of one group must have the same number of workers.
 */
const maxWorkers = Math.max(2, Math.ceil(availableParallelism() * 1.5));

/** A gate with other reporters can name this one as well. */
const CLOSING_REPORT = fileURLToPath(new URL("kit/closing-report.ts", import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    // Files share cores.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers,
    sequence: { sequencer: FileQueue },
    reporters: ["default", CLOSING_REPORT],
    projects: [
      project("unit", { ...SHARED, setupFiles: [...SETUP, GAMES] }),
      project("properties", { ...SHARED, ...NATIVE, setupFiles: [...SETUP, GAMES] }),
      project("system", {
        ...NATIVE,
        pool: "forks",
        isolate: false,
        setupFiles: [...SETUP, GAMES, TAPES, ANSWERS],
        globalSetup: ["test/kit/built.ts"],
      }),
      // Files of a worker share its browser, with their own pages.
      project("browser", {
        ...NATIVE,
        pool: "forks",
        isolate: false,
        setupFiles: [...SETUP, GAMES],
        // What takes browsers ten seconds may take minutes on a busy machine.
        testTimeout: 300_000,
        hookTimeout: 300_000,
        expect: { poll: { timeout: PAGE_TIMEOUT } },
        globalSetup: ["test/e2e/kit/build.ts"],
      }),
      // Each file has a process of its own.
      project("chaos", { ...NATIVE, setupFiles: [...SETUP, TAPES] }),
      // Nothing else runs beside these tests.
      project("weighed", { ...NATIVE, setupFiles: [...SETUP, TAPES], sequence: { groupOrder: 1 } }),
    ],
  },
});
