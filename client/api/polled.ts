import { type ReadonlySignal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { ApiResponse } from "./request.ts";

/** In ms. */
const POLL_INTERVAL = 4_000;

export interface PolledList<T> {
  readonly value: ReadonlySignal<T | undefined>;
  readonly isFailing: ReadonlySignal<boolean>;
}

interface Poll<T> {
  readonly ask: () => Promise<ApiResponse<T>>;
  /** In ms. Default: 4,000. */
  readonly intervalWhenVisible?: number;
  /** In ms. Default: no requests. */
  readonly intervalWhenHidden?: number;
}

/** The value changes only when the response differs from the last one. */
function poll<T extends object>(polled: Poll<T>): PolledList<T> & { run(): () => void } {
  const { ask, intervalWhenVisible = POLL_INTERVAL, intervalWhenHidden } = polled;
  const value = signal<T | undefined>(undefined);
  const isFailing = signal(false);
  let timer = 0;
  let isStopped = false;
  let before = "";

  const isSeen = () => document.visibilityState === "visible";

  async function turn(): Promise<void> {
    clearTimeout(timer);
    if (isSeen() || intervalWhenHidden !== undefined) {
      const answer = await ask();
      if (isStopped) return;
      isFailing.value = !answer.ok;
      const now = JSON.stringify(answer);
      if (answer.ok && now !== before) {
        before = now;
        value.value = answer;
      }
    }
    clearTimeout(timer);
    timer = window.setTimeout(turn, isSeen() ? intervalWhenVisible : (intervalWhenHidden ?? intervalWhenVisible));
  }

  const look = () => isSeen() && void turn();
  return {
    value,
    isFailing,
    /** Also asks when the page becomes visible. Returns a function that stops the poll. */
    run() {
      document.addEventListener("visibilitychange", look);
      void turn();
      return () => {
        isStopped = true;
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", look);
      };
    },
  };
}

/** Polls while the component is mounted. Later changes of `options` are ignored. */
export function usePolled<T extends object>(options: Poll<T>): PolledList<T> {
  const polled = useMemo(() => poll(options), []);
  useEffect(polled.run, [polled]);
  return polled;
}
