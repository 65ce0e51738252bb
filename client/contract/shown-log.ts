import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { GameEvent } from "../../shared/engine/contract/events.ts";
import { type Timeline, upTo } from "./timeline.ts";

/**
 * The log up to the version shown. A table's page follows two logs:
 *
 * - **The known log** does not wait for animations. It drives what players may do and what concerns only them: buttons,
 * pointer and keys, texts read on request, chat, presence, the tab's title.
 * - **The shown log** follows as events are animated. It drives what describes the visible table: counts, captions,
 * player panels, headline, log, announcements, sounds, the end of the match.
 *
 * Input first brings the shown log up to the known one.
 */
export interface ShownLog<State = unknown, Event extends GameEvent = GameEvent> {
  readonly timeline: ReadonlySignal<Timeline<State, Event>>;
  /** Undefined: there is no picture, and the whole log is shown. */
  show(version: number | undefined): void;
}

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
