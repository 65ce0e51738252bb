import type { ReadonlySignal } from "@preact/signals";
import type { Seat } from "../../shared/engine/contract/events.ts";
import type { Timeline } from "./timeline.ts";

/** The most important first. */
export type MarkLook = "full" | "ringed" | "hollow" | "small";

export interface LaneMark {
  readonly lane: number;
  /** `flag` is the seat that wins the lane at this move. */
  readonly look: MarkLook | { readonly flag: Seat };
}

/** A move, for navigation. The deal comes first and has no seat. */
export interface Mark {
  readonly v: number;
  readonly seat?: Seat;
  readonly look: MarkLook;
  /** Marks on the game's own lanes. */
  readonly on?: readonly LaneMark[];
  /** From 1; undefined in games without rounds. */
  readonly round?: number;
  /** A label for several moves, shown below the timeline. */
  readonly phase?: string;
}

/** Multiples of the normal speed, or `real`: the pace at which the moves were made. */
export const SPEEDS = [0.5, 1, 2, 4, "real"] as const;
export type Speed = (typeof SPEEDS)[number];

/** What boards may use of a playback. */
export interface PlaybackView {
  /** The log up to the move on show. */
  readonly shown: ReadonlySignal<Timeline>;
  /** While the slider is held: the fraction of the current move that is still to come, 0..1. */
  readonly held: ReadonlySignal<number | undefined>;
  readonly speed: ReadonlySignal<Speed>;
  moveWith(version: number): number;
  show(version: number): void;
}
