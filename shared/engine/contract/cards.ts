import type { Chance, Rng } from "../chance/rng.ts";
import type { GameEvent, Handle, Seat } from "./events.ts";

export interface Cards<State, Event extends GameEvent> {
  /** Append only: the index of a face is its code on the wire. */
  readonly faces: readonly string[];
  /** Known faces: the only part of the state in which a view differs from the true state. */
  known(state: State): Readonly<Record<Handle, string | undefined>>;
  /** Cards whose faces a seat must not know, in the true state. For tests. */
  hiddenFrom(state: State, seat: Seat): readonly Handle[];
  /** All cards of the match. For tests that none is lost or doubled. */
  places(state: State): readonly (readonly Handle[])[];
  /** Handles before and after an event mixes cards. */
  renames?(event: Event): HandleChange | undefined;
  /**
   * Reshuffles for a branch all that a seat cannot know. Undefined where that would break the rules or reveal
   * something. Default: always undefined.
   */
  reshuffle?(state: State, seat: Seat, chance: Chance): readonly Event[] | undefined;
  /** Deals faces to unknown cards, with the probabilities that the rules imply. Needed for insight (`insight/`). */
  determinize?(view: State, rng: Rng): State | undefined;
}

/** The order does not show which card got which handle. */
export interface HandleChange {
  readonly were: readonly Handle[];
  readonly are: readonly Handle[];
}
