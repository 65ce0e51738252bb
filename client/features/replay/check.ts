import { type ReadonlySignal, signal } from "@preact/signals";
import type { MatchFile } from "../../../shared/engine/log/format.ts";
import { savesData } from "../../ui/idle.ts";
import { type Verdict, verifyInWorker } from "./verifier.ts";

/** The progress of a check; `part` from 0 to 1. */
type CheckProgress =
  | { readonly at: "rest" }
  | { readonly at: "work"; readonly part: number }
  | { readonly at: "done"; readonly verdict: Verdict }
  | { readonly at: "failed" };

/** The check of a match on this device, shared by everything that shows it. */
export interface Check {
  readonly file: MatchFile;
  readonly progress: ReadonlySignal<CheckProgress>;
  /**
   * Starts the check, unless it is running or done. Never rejects: a check that could not run is `failed`, and can be
   * retried.
   */
  begin(): Promise<void>;
}

/** @param verdict the result, if it is known already */
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

/** How long to wait for the browser to be idle, in ms; and the delay where `requestIdleCallback` is missing. */
const IDLE = { timeout: 4_000, otherwise: 1_000 };

/**
 * Checks a finished match when the browser is idle: this takes some 10 ms and 32 KB. With data saving on, the user
 * starts it by a button.
 * @returns a function that cancels it
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
