import fc from "fast-check";
import { afterAll, vi } from "vitest";
import { byStrength } from "./strength.ts";

/** Properties are tried with the same values, with values of their own, or with those of the night. */
const seed = byStrength({ quick: 2026, gate: undefined, nightly: Number(process.env.SEED) });
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });

// Files that share a worker find the globals as Node has them.
afterAll(() => {
  vi.unstubAllGlobals();
});
