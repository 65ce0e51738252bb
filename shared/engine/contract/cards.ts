import type { Chance, Rng } from "../chance/rng.ts";
import type { GameEvent, Handle, Seat } from "./events.ts";

/** Cards or tokens with faces that may be hidden. */
export interface Cards<State, Event extends GameEvent> {
  /** All faces. Append only: the index of a face is its code on the wire. */
  readonly faces: readonly string[];
  /** Known faces by handle: the only part of the state in which a view differs from the true state. */
  known(state: State): Readonly<Record<Handle, string | undefined>>;
  /** The cards whose faces a seat must not know, in the true state. For tests of secrecy. */
  hiddenFrom(state: State, seat: Seat): readonly Handle[];
  /** All cards of the match, grouped by place. For tests that no card is lost or doubled. */
  places(state: State): readonly (readonly Handle[])[];
  /** Handles before and after an event mixes cards; undefined if it mixes none. */
  renames?(event: Event): HandleChange | undefined;
  /**
   * Reshuffles the true state for a branch, except what a seat can know. Undefined where that would break the rules or
   * reveal something. Default: always undefined.
   */
  reshuffle?(state: State, seat: Seat, chance: Chance): readonly Event[] | undefined;
  /**
   * Deals a face to every unknown card of a view, with the probabilities that the rules imply; undefined if impossible.
   * Needed for insight (`insight/`).
   */
  determinize?(view: State, rng: Rng): State | undefined;
}

/** The order of the lists does not show which card got which handle. */
export interface HandleChange {
  readonly were: readonly Handle[];
  readonly are: readonly Handle[];
}
