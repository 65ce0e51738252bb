import type { MatchFile } from "../../shared/engine/format.ts";
import { type Violation, verify } from "../../shared/engine/verify.ts";
import { gameOf } from "../../shared/games/index.ts";

/** What the worker says: how far it is, as a part of 1, and at last what it found. */
export type Finding =
  | { readonly part: number }
  | { readonly violation: Violation | undefined }
  | { readonly failed: string };

/** Word of how far it is comes this often, in ms: more would take longer than the checking. */
const EVERY = 50;

addEventListener("message", ({ data: file }: MessageEvent<MatchFile>) => {
  let told = performance.now();
  const tell = (finding: Finding): void => postMessage(finding);
  try {
    const violation = verify(file, gameOf, (version) => {
      const now = performance.now();
      if (now - told < EVERY) return;
      told = now;
      tell({ part: version / file.log.length });
    });
    tell({ violation });
  } catch (error) {
    // A file from anywhere may hold what no rule has thought of.
    tell({ failed: error instanceof Error ? error.message : String(error) });
  }
});
