import fc from "fast-check";
import { afterAll, vi } from "vitest";
import { STRENGTH } from "./strength.ts";

/** Properties are tried with fixed values while writing, and otherwise with the run's printed seed. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: STRENGTH === "quick" ? 2026 : Number(process.env.SEED) });

// Files that share a worker need Node's own globals.
afterAll(() => {
  vi.unstubAllGlobals();
});
