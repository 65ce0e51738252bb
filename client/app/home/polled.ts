import { type ReadonlySignal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Answer } from "../../api/api.ts";

const PACE = 4_000;

/** A list that is requested at intervals while the page is visible. */
export interface Polled<T> {
  readonly value: ReadonlySignal<T | undefined>;
  readonly isFailing: ReadonlySignal<boolean>;
}

/** How a list is kept up to date. */
interface Poll<T> {
  readonly ask: () => Promise<Answer<T>>;
  /** The interval while the page is visible, in milliseconds. Default: 4 s. */
  readonly every?: number;
  /** The interval while the page is hidden, in milliseconds; undefined: no requests then. */
  readonly pace?: number;
}

/** A poll that has not begun. While it runs, a value that did not change stays the same value. */
function poll<T extends object>({ ask, every = PACE, pace }: Poll<T>): Polled<T> & { run(): () => void } {
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
    /** Asks while the page is visible, at once when it becomes so, until what it returns is called. */
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

/** A list that a part of a page shows for as long as it is there. What is asked stays what it was at first. */
export function usePolled<T extends object>(asked: Poll<T>): Polled<T> {
  const polled = useMemo(() => poll(asked), []);
  useEffect(polled.run, [polled]);
  return polled;
}
