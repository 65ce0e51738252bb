import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "vitest";

/** Provides a `file` that does not exist yet, in a folder of its own. */
// biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern that nothing else is needed
export const test = base.extend("file", ({}, { onCleanup }): string => {
  const folder = mkdtempSync(join(tmpdir(), "stillwater-store-"));
  onCleanup(() => rmSync(folder, { recursive: true }));
  return join(folder, "data", "stillwater.db");
});
