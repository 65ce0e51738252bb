import { availableParallelism } from "node:os";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { PATIENCE } from "./e2e/kit/patience.ts";
import { drawnSeed, STRENGTH } from "./kit/strength.ts";

/** One number all chance of a night begins with: said, so that what it found can be found again. */
const seed = process.env.SEED ?? String(drawnSeed());
if (STRENGTH === "nightly") process.stdout.write(`strength nightly, SEED=${seed}\n`);

const SETUP = "test/kit/strength.setup.ts";

/** Tests of the same kind, which run by themselves with `npm run test:NAME`. */
const project = (
  name: string,
  test: NonNullable<TestProjectInlineConfiguration["test"]>,
): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, env: { STRENGTH, SEED: seed }, setupFiles: [SETUP], ...test },
});

/** These share one graph of modules in a worker: nothing they test keeps a state of its own between two tests. */
const SHARED = { pool: "threads", isolate: false } as const;

/**
 * A project that runs after those of a lower order, with so many files at a time for each core. A browser and its server wait
 * for each other more than half of their time, and so do two servers; what measures how a server bears a load comes last.
 */
const turn = (groupOrder: number, filesPerCore: number) => ({
  sequence: { groupOrder },
  maxWorkers: Math.max(1, Math.round(availableParallelism() * filesPerCore)),
});

/** They test the client against a server that runs. */
const CONNECTED = ["connect", "contract", "live-connection"].map((name) => `test/client/match/${name}.test.ts`);

export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    // Several files share a core: what waits for a condition may wait longer than it would alone.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      project("unit", {
        ...SHARED,
        ...turn(0, 1),
        include: ["test/{shared,client,habits}/**/*.test.ts"],
        exclude: CONNECTED,
      }),
      project("laws", { ...SHARED, ...turn(0, 1), include: ["test/laws/**/*.test.ts"] }),
      project("system", {
        pool: "forks",
        isolate: false,
        ...turn(1, 2),
        include: ["test/server/**/*.test.ts", ...CONNECTED],
        setupFiles: [SETUP, "test/kit/tapes.setup.ts"],
        globalSetup: ["test/kit/built.ts"],
      }),
      // These are shown the client as it is now. The files of a worker share its browser, with pages of their own.
      project("browser", {
        pool: "forks",
        isolate: false,
        ...turn(1, 2),
        include: ["test/e2e/**/*.test.ts"],
        // Browsers share cores: what takes ten seconds takes minutes on a machine that is busy. Nothing else has a limit of its own.
        testTimeout: 300_000,
        hookTimeout: 300_000,
        expect: { poll: { timeout: PATIENCE } },
        globalSetup: ["test/e2e/kit/build.ts"],
      }),
      project("chaos", { ...turn(2, 2), include: ["test/chaos/**/*.test.ts"] }),
    ],
  },
});
