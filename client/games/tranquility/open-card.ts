import { type ReadonlySignal, signal } from "@preact/signals";
import type { Handle } from "../../../shared/engine/game.ts";
import type { Timeline } from "../../match/timeline.ts";
import { type Drawn, isLongOpen, type LaidOpen, openWith } from "./scene/explorers.ts";

interface Clock {
  /** What time it is, in ms from anywhere. */
  readonly now: () => number;
  /** Whether a card stays until it was read. In a replay it goes with its moment: one can go back to it. */
  readonly isKept: boolean;
}

/** The explorer card that lies open before somebody who plays or looks on, until it was read. */
export function createOpenCard(timeline: ReadonlySignal<Timeline>, { now, isKept }: Clock) {
  const open = signal<LaidOpen | undefined>(undefined);
  /** Which card was last seen for the first time, and when. */
  let firstSeen: { readonly card: Handle; readonly since: number } | undefined;

  /** What lies open after a version. */
  const drawnAt = (version: number): Drawn | undefined => {
    const { log, seat } = timeline.value;
    return openWith(open.value, log, version, seat);
  };
  /** This version is on show. */
  const show = (version: number): void => {
    const drawn = drawnAt(version);
    if (drawn && drawn.card !== firstSeen?.card) firstSeen = { card: drawn.card, since: now() };
  };
  /** A version was on show: what lies open stays to be read; what has been read, or open for long enough, may make room. */
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
  /** What lies open at the version on show was read. Returns whether something else may lie there now. */
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
