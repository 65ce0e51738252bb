import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { GameEvent } from "../../shared/engine/contract/events.ts";
import { type Timeline, upTo } from "./timeline.ts";

/**
 * The log of a table up to the version that is shown. A table has two clocks, and everything on its page follows one of
 * them:
 *
 * - **The known log** is up to date, because it does not wait for animations. It drives what players may do and what is
 * only for them: the buttons at the hand, the targets of pointer and keys with their labels, texts read aloud on
 * request, whether they may chat, who is present or late, the tab's title, the reminder of what they missed.
 * - **The shown log** follows the known one event by event, as the director animates them. It drives everything that
 * describes the visible table: counts and captions beside the canvas, player panels and whose turn they mark, the
 * headline, the lines of the log, announcements, sounds, and the end of the match.
 *
 * Any input first brings the shown log up to the known one, so that texts and picture are never older than the input.
 * While there is no picture (before the first one, or without a canvas), the two are the same.
 */
export interface ShownLog<State = unknown, Event extends GameEvent = GameEvent> {
  readonly timeline: ReadonlySignal<Timeline<State, Event>>;
  /** Undefined: there is no picture, and the whole log is shown. */
  show(version: number | undefined): void;
}

/** The whole log is shown while no version is set. */
export function createShownLog<State, Event extends GameEvent>(
  known: ReadonlySignal<Timeline<State, Event>>,
): ShownLog<State, Event> {
  const version = signal<number | undefined>(undefined);
  return {
    timeline: computed(() => (version.value === undefined ? known.value : upTo(known.value, version.value))),
    show(now) {
      version.value = now;
    },
  };
}
