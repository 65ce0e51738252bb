import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { PATIENCE } from "./e2e/kit/patience.ts";
import LongestFirst from "./kit/longest-first.ts";
import { PROJECT_FILES, type ProjectName } from "./kit/projects.ts";
import { drawnSeed, STRENGTH } from "./kit/strength.ts";

/** The number that the chance of a night, and the samples of a gate, begin with: printed, so that a run can be repeated. */
const seed = process.env.SEED ?? String(drawnSeed());
process.stdout.write(`strength ${STRENGTH}, SEED=${seed}\n`);

/**
 * Programs and threads that tests start keep compiled code between starts, in a folder that an install empties: that halves the
 * processor time of a start, of which a run has hundreds.
 */
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("../node_modules/.cache/compiled", import.meta.url));

/** A file system in memory, and the room that tests may need in it, in bytes. */
const [MEMORY, ROOM] = ["/dev/shm", 4e9];
const hasRoom = (folder: string): boolean => {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM;
};

/** Data folders of tests are in memory where there is room, unless TMPDIR names another place: a disk has them wait for every move. */
if (process.env.TMPDIR === undefined && hasRoom(MEMORY)) {
  process.env.ON_DISK = tmpdir();
  const folder = mkdtempSync(join(MEMORY, "stillwater-tests-"));
  // Programs that tests start, as other users, have folders in it.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}

const SETUP = ["test/kit/processor.setup.ts", "test/kit/strength.setup.ts"];
/** Lets tests see and cut the sockets of a server in their own process. */
const TAPES = "test/kit/tapes.setup.ts";

/** Tests of the same kind, which run by themselves with `npm run test:NAME`. */
const project = (
  name: ProjectName,
  test: NonNullable<TestProjectInlineConfiguration["test"]>,
): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, ...PROJECT_FILES[name], env: { STRENGTH, SEED: seed }, setupFiles: SETUP, ...test },
});

/** These share one graph of modules in a worker: nothing they test keeps a state of its own between two tests. */
const SHARED = { pool: "threads", isolate: false } as const;

/**
 * Two files at a time for each core: a browser and its server wait for each other more than half of their time, and so do two
 * servers. Projects of one group have to agree on it.
 */
const maxWorkers = Math.max(2, availableParallelism() * 2);

/** By its path: a gate that asks for other reporters names it as well. */
const CLOSING_REPORT = fileURLToPath(new URL("kit/closing-report.ts", import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    // Several files share a core: what waits for a condition may wait longer than it would alone.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    reporters: ["default", CLOSING_REPORT],
    projects: [
      project("unit", SHARED),
      project("properties", SHARED),
      project("system", {
        pool: "forks",
        isolate: false,
        setupFiles: [...SETUP, TAPES],
        globalSetup: ["test/kit/built.ts"],
      }),
      // These are shown the client as it is now. The files of a worker share its browser, with pages of their own.
      project("browser", {
        pool: "forks",
        isolate: false,
        // Browsers share cores: what takes ten seconds takes minutes on a machine that is busy. Nothing else has a limit of its own.
        testTimeout: 300_000,
        hookTimeout: 300_000,
        expect: { poll: { timeout: PATIENCE } },
        globalSetup: ["test/e2e/kit/build.ts"],
      }),
      project("chaos", {}),
      // What measures how a server bears a load runs when nothing else does.
      project("weighed", { setupFiles: [...SETUP, TAPES], sequence: { groupOrder: 1 } }),
    ],
  },
});
