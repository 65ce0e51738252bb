import { type ReadonlySignal, signal } from "@preact/signals";
import { noMatches, type OddsTally } from "../../../shared/insight/board-odds.ts";
import type { OddsReply, OddsRequest } from "./odds.worker.ts";

type OddsState =
  | { readonly at: "idle" }
  | { readonly at: "failed" }
  | { readonly at: "work" | "done" | "stopped"; readonly tallies: readonly OddsTally[] };

export interface OddsSource {
  readonly state: ReadonlySignal<OddsState>;
  /** Starts new matches soon, unless another change follows. */
  start(table: Required<OddsRequest>["table"]): void;
  stop(): void;
  /** Drops all matches, because the board cannot be played. */
  clear(): void;
  close(): void;
}

/** Time without changes before matches start, in ms. */
const DEBOUNCE = 300;

export function oddsSource(mostMatches: number): OddsSource {
  const worker = new Worker(new URL("./odds.worker.ts", import.meta.url), { type: "module" });
  const state = signal<OddsState>({ at: "idle" });
  let run = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = (table?: Required<OddsRequest>["table"]): void =>
    worker.postMessage({ run: ++run, ...(table && { table }) } satisfies OddsRequest);
  const halt = (): void => {
    clearTimeout(timer);
    ask();
  };
  worker.addEventListener("message", ({ data }: MessageEvent<OddsReply>) => {
    if (data.run !== run) return;
    if ("failed" in data) state.value = { at: "failed" };
    else
      state.value = {
        at: data.tallies.every(({ played }) => played >= mostMatches) ? "done" : "work",
        tallies: data.tallies,
      };
  });
  worker.addEventListener("error", () => {
    state.value = { at: "failed" };
  });
  return {
    state,
    start(table) {
      halt();
      state.value = { at: "work", tallies: table.seats.map(noMatches) };
      timer = setTimeout(() => ask(table), DEBOUNCE);
    },
    stop() {
      halt();
      const { value } = state;
      state.value = { at: "stopped", tallies: "tallies" in value ? value.tallies : [] };
    },
    clear() {
      halt();
      state.value = { at: "idle" };
    },
    close() {
      clearTimeout(timer);
      worker.terminate();
    },
  };
}
