import { type ReadonlySignal, signal } from "@preact/signals";
import type { Handle } from "../../../shared/engine/contract/events.ts";
import type { Event } from "../../../shared/games/tranquility/events.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import type { Timeline } from "../../contract/timeline.ts";
import { type DrawnExplorer, isLongOpen, type OpenExplorer, openWith } from "./scene/explorers.ts";

interface Clock {
  /** Time in ms, from any origin. */
  readonly now: () => number;
  /** Whether a card stays open until it is read; not in a replay, where the user can return. */
  readonly isKept: boolean;
}

/** The explorer card that stays open until it is read. */
export function createOpenCard(timeline: ReadonlySignal<Timeline<State, Event>>, { now, isKept }: Clock) {
  const open = signal<OpenExplorer | undefined>(undefined);
  /** The card shown last, and when it was first shown, in ms. */
  let firstSeen: { readonly card: Handle; readonly since: number } | undefined;

  const drawnAt = (version: number): DrawnExplorer | undefined => {
    const { log, seat } = timeline.value;
    return openWith(open.value, log, version, seat);
  };
  const show = (version: number): void => {
    const drawn = drawnAt(version);
    if (drawn && drawn.card !== firstSeen?.card) firstSeen = { card: drawn.card, since: now() };
  };
  /**
   * Call before the shown version changes. A new card stays open until read; one open long enough may be replaced from
   * the next version on.
   */
  const leave = (version: number): void => {
    if (!isKept) return;
    const drawn = drawnAt(version);
    const { card, since } = firstSeen ?? {};
    if (drawn && drawn.card !== open.peek()?.drawn.card)
      open.value = { drawn, since: drawn.card === card ? since! : now(), until: Number.POSITIVE_INFINITY };
    const lies = open.peek();
    if (lies && version < lies.until && isLongOpen(lies, timeline.peek().seat, now()))
      open.value = { ...lies, until: version };
  };
  /** Returns whether a card was open at the shown version. */
  const acknowledge = (version: number): boolean => {
    leave(version);
    const lies = open.peek();
    if (!lies || lies.until < version) return false;
    open.value = { ...lies, until: version - 1 };
    return true;
  };
  return { drawnAt, show, leave, acknowledge };
}

export type OpenCard = ReturnType<typeof createOpenCard>;
