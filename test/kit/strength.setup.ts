import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { runSeed, STRENGTH } from "./strength.ts";
import { enterFile, enterTest } from "./test-key.ts";

/** The run's seed is printed; at STRENGTH=quick it is constant. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: STRENGTH === "quick" ? 2026 : runSeed() });

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the parameters which fixtures a hook takes
beforeAll(({}, { file }) => enterFile(file.name));
beforeEach(({ task }) => enterTest(task.fullTestName));
afterEach(() => enterTest());

// Restores Node's globals for the next file of this worker.
afterAll(() => {
  vi.unstubAllGlobals();
});
