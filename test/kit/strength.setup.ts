import fc from "fast-check";
import { afterAll, vi } from "vitest";
import { STRENGTH } from "./strength.ts";

/** Properties are tried with the same values while somebody writes, and else with those of the run's printed seed. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: STRENGTH === "quick" ? 2026 : Number(process.env.SEED) });

// Files that share a worker find the globals as Node has them.
afterAll(() => {
  vi.unstubAllGlobals();
});
