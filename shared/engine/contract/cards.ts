import type { Chance, Rng } from "../chance/rng.ts";
import type { GameEvent, Handle, Seat } from "./events.ts";

/** Cards or tokens with faces that may be hidden. */
export interface Cards<State, Event extends GameEvent> {
  /** Every face a card may have. Its index is the face's code on the wire; append only. */
  readonly faces: readonly string[];
  /**
   * The known face of each card, by handle: the only part of the state that holds faces. All else is the same in the
   * truth and in every view.
   */
  known(state: State): Readonly<Record<Handle, string | undefined>>;
  /** The cards whose faces a seat must not know, given the true state. Secrecy is tested against it. */
  hiddenFrom(state: State, seat: Seat): readonly Handle[];
  /** Every card in the match, by place. Conservation is tested against it. */
  places(state: State): readonly (readonly Handle[])[];
  /** The cards that an event gives new handles to because they were mixed with others, and those handles. */
  renames?(event: Event): HandleChange | undefined;
  /**
   * Reshuffles everything that this seat cannot know, for a branch. Called with the true state. Undefined where that
   * would break the rules or reveal something. A game without it branches with its cards unchanged.
   */
  reshuffle?(state: State, seat: Seat, chance: Chance): readonly Event[] | undefined;
  /**
   * A complete table consistent with a view: every missing face, dealt as the rules and everything the viewer has seen
   * allow, with the right probabilities. Works on a view, so it cannot leak. Undefined where what was seen reveals too
   * much of what was not. A game without it, or without bots, has no insight (`insight/`).
   */
  determinize?(view: State, rng: Rng): State | undefined;
}

/** Cards that get new handles; the order of neither list says which is which. */
export interface HandleChange {
  readonly were: readonly Handle[];
  readonly are: readonly Handle[];
}
