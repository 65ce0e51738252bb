import { type ReadonlySignal, signal } from "@preact/signals";
import type { MatchFile } from "../../shared/engine/format.ts";
import { savesData } from "../ui/idle.ts";
import { type Verdict, verifyInWorker } from "./verifier.ts";

/** How far the check of a match is; `part` of 1. */
export type Progress =
  | { readonly at: "rest" }
  | { readonly at: "work"; readonly part: number }
  | { readonly at: "done"; readonly verdict: Verdict }
  | { readonly at: "failed" };

/** The check of a match on one's own device: whoever shows anything of it shows the same. */
export interface Check {
  readonly file: MatchFile;
  readonly progress: ReadonlySignal<Progress>;
  /** Checks, unless that is under way or done. Never rejects: what cannot be checked is `failed`, and may be tried again. */
  begin(): Promise<void>;
}

/** @param verdict what came of it, where that is known already */
export function checkOf(file: MatchFile, verdict?: Verdict): Check {
  const progress = signal<Progress>(verdict ? { at: "done", verdict } : { at: "rest" });
  return {
    file,
    progress,
    async begin() {
      if (progress.peek().at === "work" || progress.peek().at === "done") return;
      progress.value = { at: "work", part: 0 };
      progress.value = await verifyInWorker(file, (part) => {
        progress.value = { at: "work", part };
      }).then(
        (verdict): Progress => ({ at: "done", verdict }),
        (): Progress => ({ at: "failed" }),
      );
    },
  };
}

/** How long the browser is waited for to have nothing to do, in ms; and how long where it cannot tell. */
const IDLE = { timeout: 4_000, otherwise: 1_000 };

/**
 * Checks a match that is over by itself once the browser has nothing else to do: it takes a few hundredths of a second and
 * 32 KB. Whoever saves on data presses a button for it.
 * @returns calls it off
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
