import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { STRENGTH } from "./strength.ts";
import { enterFile, enterTest } from "./test-key.ts";

/** Properties are tried with fixed values while writing, and otherwise with the run's printed seed. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: STRENGTH === "quick" ? 2026 : Number(process.env.SEED) });

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the parameters which fixtures a hook takes, here none.
beforeAll(({}, { file }) => enterFile(file.name));
beforeEach(({ task }) => enterTest(task.fullTestName));
afterEach(() => enterTest());

// Files that share a worker need Node's own globals.
afterAll(() => {
  vi.unstubAllGlobals();
});
