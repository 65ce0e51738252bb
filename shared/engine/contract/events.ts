/** 0-based, in playing order. */
export type Seat = number;

/**
 * Identifies a physical card, from 1, without its face: handles are assigned after shuffling, and mixed cards get new
 * ones.
 */
export type Handle = number;

/** A seat, a spectator (`table`), or the complete view of a finished match (`all`). */
export type Viewer = Seat | "table" | "all";

/** Faces that only the seats `to` may read. */
export interface Secret<Face extends string = string> {
  readonly to: readonly Seat[];
  readonly faces: Readonly<Record<Handle, Face>>;
}

/** Something that happened, in the past tense, with all random results. */
export interface GameEvent<Face extends string = string> {
  readonly type: string;
  readonly secret?: Secret<Face>;
}

/** What a seat wants to do, in the imperative. */
export interface GameCommand {
  readonly type: string;
}

/** `refused`: a code with a text in every language. `rule`: the id of the rule that forbids the command. */
export interface Refusal {
  readonly refused: string;
  readonly rule?: string;
}

/** The log is from a later release, or damaged. */
export class UnknownEvent extends Error {
  override readonly name = "UnknownEvent";
  constructor(game: string, { type }: GameEvent) {
    super(`${game} knows no event ${type}`);
  }
}

export const refuse = (refused: string, rule?: string): Refusal =>
  rule === undefined ? { refused } : { refused, rule };

export const isRefusal = (result: object): result is Refusal => "refused" in result;

/** @throws UnknownEvent */
export function fold<State, Event extends GameEvent>(
  game: { readonly id: string; evolve(state: State, event: Event): State | undefined },
  initial: State,
  events: readonly Event[],
): State {
  let state = initial;
  for (const event of events) {
    const next = game.evolve(state, event);
    if (next === undefined) throw new UnknownEvent(game.id, event);
    state = next;
  }
  return state;
}
