import { type ReadonlySignal, signal } from "@preact/signals";
import type { MatchFile } from "../../../shared/engine/log/format.ts";
import { savesData } from "../../ui/idle.ts";
import { type Verdict, verifyInWorker } from "./verifier.ts";

/** `part` is the fraction done, 0..1. */
type CheckProgress =
  | { readonly at: "rest" }
  | { readonly at: "work"; readonly part: number }
  | { readonly at: "done"; readonly verdict: Verdict }
  | { readonly at: "failed" };

export interface Check {
  readonly file: MatchFile;
  readonly progress: ReadonlySignal<CheckProgress>;
  /**
   * Does nothing if the check is running or done. Never rejects: a check that could not run is `failed`, and can be
   * retried.
   */
  begin(): Promise<void>;
}

/** @param verdict if already known */
export function checkOf(file: MatchFile, verdict?: Verdict): Check {
  const progress = signal<CheckProgress>(verdict ? { at: "done", verdict } : { at: "rest" });
  return {
    file,
    progress,
    async begin() {
      if (progress.peek().at === "work" || progress.peek().at === "done") return;
      progress.value = { at: "work", part: 0 };
      progress.value = await verifyInWorker(file, (part) => {
        progress.value = { at: "work", part };
      }).then(
        (verdict): CheckProgress => ({ at: "done", verdict }),
        (): CheckProgress => ({ at: "failed" }),
      );
    },
  };
}

/** In ms: longest wait for an idle browser, and the delay where `requestIdleCallback` is missing. */
const IDLE = { timeout: 4_000, otherwise: 1_000 };

/**
 * Checks a finished match when the browser is idle, except with data saving on.
 * @returns a function that cancels the check
 */
export function checkWhenIdle({ file, begin }: Check): () => void {
  if (file.header.seed === undefined || savesData()) return () => {};
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(begin, IDLE.otherwise);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => void begin(), { timeout: IDLE.timeout });
  return () => cancelIdleCallback(handle);
}
