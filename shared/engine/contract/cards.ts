import type { Chance, Rng } from "../chance/rng.ts";
import type { GameEvent, Handle, Seat } from "./events.ts";

/** Cards or tokens with faces that may be hidden. */
export interface Cards<State, Event extends GameEvent> {
  /** All faces. Append only: the index of a face is its code on the wire. */
  readonly faces: readonly string[];
  /** The known faces, by handle: the only part of the state in which a view differs from the true state. */
  known(state: State): Readonly<Record<Handle, string | undefined>>;
  /** The cards whose faces a seat must not know, in the true state. Used by tests of secrecy. */
  hiddenFrom(state: State, seat: Seat): readonly Handle[];
  /** All cards of the match, grouped by place. Used by tests that no card is lost or doubled. */
  places(state: State): readonly (readonly Handle[])[];
  /** The old and new handles of cards that an event mixes; undefined if it mixes none. */
  renames?(event: Event): HandleChange | undefined;
  /**
   * Reshuffles the true state for a branch, except what a seat can know. Undefined where that would break the rules or
   * reveal something. Default: always undefined.
   */
  reshuffle?(state: State, seat: Seat, chance: Chance): readonly Event[] | undefined;
  /**
   * Deals a face to every unknown card of a view, with the probabilities that the rules imply. Undefined where that is
   * not possible. Insight (`insight/`) needs this member.
   */
  determinize?(view: State, rng: Rng): State | undefined;
}

/** Cards that get new handles. The order of the lists does not show which card got which handle. */
export interface HandleChange {
  readonly were: readonly Handle[];
  readonly are: readonly Handle[];
}
