import type { MatchFile } from "../../../shared/engine/log/format.ts";
import { type Violation, verify } from "../../../shared/engine/log/verify.ts";
import { gameOf } from "../../../shared/games/index.ts";

/** Messages of the worker: the progress, 0..1, and finally the result. */
export type VerifierReply =
  | { readonly part: number }
  | { readonly violation: Violation | undefined }
  | { readonly failed: string };

/** Minimum time between progress messages, in ms, so that they do not cost more than the check. */
const EVERY = 50;

addEventListener("message", ({ data: file }: MessageEvent<MatchFile>) => {
  let told = performance.now();
  const tell = (finding: VerifierReply): void => postMessage(finding);
  try {
    const violation = verify(file, gameOf, (version) => {
      const now = performance.now();
      if (now - told < EVERY) return;
      told = now;
      tell({ part: version / file.log.length });
    });
    tell({ violation });
  } catch (error) {
    // An untrusted file may cause any error.
    tell({ failed: error instanceof Error ? error.message : String(error) });
  }
});
