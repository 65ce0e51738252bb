import { type ReadonlySignal, signal } from "@preact/signals";
import type { Answer } from "../../net/api.ts";

const PACE = 4_000;

/** A list that is asked for again and again while somebody looks at the page. */
export interface Polled<T> {
  readonly value: ReadonlySignal<T | undefined>;
  readonly isFailing: ReadonlySignal<boolean>;
  stop(): void;
}

/** Polls while the page is visible, at once when it becomes so. A value that did not change stays the same value. */
export function poll<T extends object>(ask: () => Promise<Answer<T>>): Polled<T> {
  const value = signal<T | undefined>(undefined);
  const isFailing = signal(false);
  let timer = 0;
  let isStopped = false;
  let before = "";

  async function turn(): Promise<void> {
    clearTimeout(timer);
    if (document.visibilityState === "visible") {
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
    timer = window.setTimeout(turn, PACE);
  }

  const look = () => document.visibilityState === "visible" && void turn();
  document.addEventListener("visibilitychange", look);
  void turn();
  return {
    value,
    isFailing,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    },
  };
}
