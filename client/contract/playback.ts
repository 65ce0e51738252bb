import type { ReadonlySignal } from "@preact/signals";
import type { Seat } from "../../shared/engine/contract/events.ts";
import type { Timeline } from "./timeline.ts";

/** How a move's mark looks, the most important first. */
export type MarkLook = "full" | "ringed" | "hollow" | "small";

export interface LaneMark {
  readonly lane: number;
  /** `flag`: the seat that won the lane with this move. */
  readonly look: MarkLook | { readonly flag: Seat };
}

/** A move, for navigation. The deal comes first and has no seat. */
export interface Mark {
  readonly v: number;
  readonly seat?: Seat;
  readonly look: MarkLook;
  /** The move's marks on the game's own lanes, if any. */
  readonly on?: readonly LaneMark[];
  /** The round, from 1; undefined in games without rounds. */
  readonly round?: number;
  /** A label for several moves that belong together, shown below the timeline. */
  readonly phase?: string;
}

/** Multiples of the normal speed, or `real`: the pace at which the moves were made. */
export const SPEEDS = [0.5, 1, 2, 4, "real"] as const;
export type Speed = (typeof SPEEDS)[number];

/** The part of a replay's playback that boards may use. */
export interface PlaybackView {
  /** The log up to the move on show. */
  readonly shown: ReadonlySignal<Timeline>;
  /** While the slider is held: the fraction of the current move that is still to come, 0..1. Otherwise undefined. */
  readonly held: ReadonlySignal<number | undefined>;
  readonly speed: ReadonlySignal<Speed>;
  moveWith(version: number): number;
  /** Goes to the move that contains this version. */
  show(version: number): void;
}
