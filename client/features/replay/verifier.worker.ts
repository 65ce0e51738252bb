import type { MatchFile } from "../../../shared/engine/log/format.ts";
import { type Violation, verify } from "../../../shared/engine/log/verify.ts";
import { gameOf } from "../../../shared/games/index.ts";

/** The progress, 0..1, and finally the result. */
export type VerifierReply =
  | { readonly part: number }
  | { readonly violation: Violation | undefined }
  | { readonly failed: string };

/** Minimum time between progress messages, in ms, so that they do not cost more than the check. */
const EVERY = 50;

addEventListener("message", ({ data: file }: MessageEvent<MatchFile>) => {
  let lastReply = performance.now();
  const reply = (finding: VerifierReply): void => postMessage(finding);
  try {
    const violation = verify(file, gameOf, (version) => {
      const now = performance.now();
      if (now - lastReply < EVERY) return;
      lastReply = now;
      reply({ part: version / file.log.length });
    });
    reply({ violation });
  } catch (error) {
    // An untrusted file may cause any error.
    reply({ failed: error instanceof Error ? error.message : String(error) });
  }
});
