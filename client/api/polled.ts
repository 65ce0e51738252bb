import { type ReadonlySignal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { ApiResponse } from "./request.ts";

const PACE = 4_000;

/** A list that is polled while the page is visible. */
export interface PolledList<T> {
  readonly value: ReadonlySignal<T | undefined>;
  readonly isFailing: ReadonlySignal<boolean>;
}

interface Poll<T> {
  readonly ask: () => Promise<ApiResponse<T>>;
  /** The interval while the page is visible, in ms. Default: 4,000. */
  readonly every?: number;
  /** The interval while the page is hidden, in ms. Default: no requests. */
  readonly pace?: number;
}

/** A poll that has not started. While it runs, an unchanged value keeps its identity. */
function poll<T extends object>({ ask, every = PACE, pace }: Poll<T>): PolledList<T> & { run(): () => void } {
  const value = signal<T | undefined>(undefined);
  const isFailing = signal(false);
  let timer = 0;
  let isStopped = false;
  let before = "";

  const isSeen = () => document.visibilityState === "visible";

  async function turn(): Promise<void> {
    clearTimeout(timer);
    if (isSeen() || pace !== undefined) {
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
    timer = window.setTimeout(turn, isSeen() ? every : (pace ?? every));
  }

  const look = () => isSeen() && void turn();
  return {
    value,
    isFailing,
    /** Polls while the page is visible, and immediately when it becomes so. Returns a function that stops it. */
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

/** Polls a list while a component is mounted. Later changes of `asked` are ignored. */
export function usePolled<T extends object>(asked: Poll<T>): PolledList<T> {
  const polled = useMemo(() => poll(asked), []);
  useEffect(polled.run, [polled]);
  return polled;
}
