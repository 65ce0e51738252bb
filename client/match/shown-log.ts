import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { type Timeline, upTo } from "./timeline.ts";

/**
 * The log of a table as far as its picture has come. A table has two clocks, and everything on its page goes by one of them:
 *
 * - **The log as it is known** is the truth, and waits for no picture. By it goes what somebody may do and what is meant for
 *   them alone: the buttons at the hand, the targets of pointer and keys with their labels, what is read aloud on request,
 *   whether one may talk, who is there or late, the tab that calls, the reminder of what was missed.
 * - **The log as it is shown** runs after it, event by event, with the director. By it goes what tells of the table that is
 *   seen: counts and captions beside the canvas, plaques and whose turn they mark, the headline, the lines of the log,
 *   announcements, sounds, and that the match is over.
 *
 * Whatever somebody does brings the second up to the first before it counts: words and picture are never older than the touch.
 * Where there is no picture, as before the first or where a canvas cannot be had, the two are the same.
 */
export interface ShownLog<State = unknown> {
  /** The log up to the version on show. */
  readonly timeline: ReadonlySignal<Timeline<State>>;
  /** This version of the log is on show; undefined: there is no picture. */
  show(version: number | undefined): void;
}

/** What is shown of a log, all of it as long as there is no picture. */
export function createShownLog<State>(known: ReadonlySignal<Timeline<State>>): ShownLog<State> {
  const version = signal<number | undefined>(undefined);
  return {
    timeline: computed(() => (version.value === undefined ? known.value : upTo(known.value, version.value))),
    show(now) {
      version.value = now;
    },
  };
}
