import type { MatchFile } from "../../../shared/engine/log/format.ts";
import type { Violation } from "../../../shared/engine/log/verify.ts";
import { isOnDevice } from "../../../shared/engine/match/device-id.ts";
import { isMatchEvent } from "../../../shared/engine/match/match-events.ts";
import type { VerifierReply } from "./verifier.worker.ts";

export type Verdict = { readonly isTrue: true } | { readonly isTrue: false; readonly violation: Violation };

/**
 * Checks the commitment, every shuffle, every move, and the outcome, in a worker.
 * @param onProgress receives the progress, 0..1
 * @throws Error if the check could not run
 */
export function verifyInWorker(file: MatchFile, onProgress: (part: number) => void): Promise<Verdict> {
  const worker = new Worker(new URL("./verifier.worker.ts", import.meta.url), { type: "module" });
  const done = new Promise<Verdict>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<VerifierReply>) => {
      if ("part" in data) onProgress(data.part);
      else if ("failed" in data) resolve({ isTrue: false, violation: { v: 0, reason: data.failed } });
      else resolve(data.violation ? { isTrue: false, violation: data.violation } : { isTrue: true });
    });
    worker.addEventListener("error", ({ message }) => reject(new Error(message)));
  });
  worker.postMessage(file);
  return done.finally(() => worker.terminate());
}

/** Whether a player's device dealt the match, not a server. */
export function isOfDevice({ header: { id, from }, log: [created] }: MatchFile): boolean {
  if (from !== undefined) return false;
  const isOffline = created && isMatchEvent(created) && created.type === "MatchCreated" && created.offline === true;
  return isOnDevice(id) || isOffline === true;
}

/** The numbers of moves and of random choices that the check covers. */
export function scopeOf({ log }: MatchFile): { readonly moves: number; readonly secrets: number } {
  return {
    moves: new Set(log.filter(({ by }) => by !== undefined).map(({ cause }) => cause)).size,
    secrets: log.filter(({ secret }) => secret !== undefined).length,
  };
}
