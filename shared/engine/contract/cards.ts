import type { Chance, Rng } from "../chance/rng.ts";
import type { GameEvent, Handle, Seat } from "./events.ts";

/** Cards or tokens with faces that may be hidden. */
export interface Cards<State, Event extends GameEvent> {
  /** Every face a card may have. Its index is the face's code on the wire; append only. */
  readonly faces: readonly string[];
  /**
   * The known face of each card, by handle: the only part of the state that differs between the true state and views.
   */
  known(state: State): Readonly<Record<Handle, string | undefined>>;
  /** The cards whose faces a seat must not know, given the true state. Tests of secrecy use it. */
  hiddenFrom(state: State, seat: Seat): readonly Handle[];
  /** All cards of the match, grouped by place. Tests check that no card gets lost or doubled. */
  places(state: State): readonly (readonly Handle[])[];
  /** The old and new handles of cards that an event mixes; undefined if it mixes none. */
  renames?(event: Event): HandleChange | undefined;
  /**
   * Reshuffles the true state for a branch, except what this seat can know. Undefined where that would break the rules
   * or reveal something. A game without this member refuses such branches.
   */
  reshuffle?(state: State, seat: Seat, chance: Chance): readonly Event[] | undefined;
  /**
   * A complete table that is consistent with a view: deals a face to every unknown card, with the probabilities that
   * follow from the rules and the view. Undefined where that is not possible. A game without this member, or without
   * bots, has no insight (`insight/`).
   */
  determinize?(view: State, rng: Rng): State | undefined;
}

/** Cards that get new handles. The order of the lists does not show which became which. */
export interface HandleChange {
  readonly were: readonly Handle[];
  readonly are: readonly Handle[];
}
