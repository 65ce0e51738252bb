import type { Handle } from "../../engine/contract/events.ts";
import { type ArcanoidFace, FACES, type Field, kindOf } from "./cards.ts";
import type { ArcanoidEventOf } from "./events.ts";
import { handOf, isInPlay, type State } from "./state.ts";

/** Public information on a round's face-down cards, for `determinize`. */
export type Clue =
  /** These cards got new handles; no player knows which is which (S7). */
  | { readonly of: "mixed"; readonly were: readonly Handle[]; readonly are: readonly Handle[] }
  /** None of these cards has any of these faces (M5a, M17), except those shown or handed over afterwards. */
  | { readonly of: "lacking"; readonly cards: readonly Handle[]; readonly faces: readonly ArcanoidFace[] }
  /**
   * These cards were engaged together face down (KO1, ML1). `isProtected`: they cannot be stolen; known once the Fool
   * was played on them (KO5).
   */
  | {
      readonly of: "engaged";
      readonly cards: readonly Handle[];
      readonly field: Field;
      readonly isProtected?: boolean;
    };

const withClue = (state: State, clue: Clue): State => ({ ...state, clues: [...state.clues, clue] });

export const mixed = (state: State, were: readonly Handle[], are: readonly Handle[]): State =>
  withClue(state, { of: "mixed", were, are });

/** M5a: every party shows its cards of the named kind; all others in hands are of other kinds. */
export function kindNamed(state: State, { kind }: ArcanoidEventOf<"KindNamed">): State {
  const cards = state.parties.flatMap(({ closed }, party) => (isInPlay(state, party) ? closed : []));
  return withClue(state, { of: "lacking", cards, faces: FACES.filter((face) => kindOf(face) === kind) });
}

/** M17: the holder of the called card hands it over openly. Otherwise no other party holds it. */
export function faceCalled(state: State, { party: caller, face }: ArcanoidEventOf<"CardCalled">): State {
  const others = [...state.parties.keys()].filter((party) => party !== caller && isInPlay(state, party));
  return withClue(state, { of: "lacking", cards: others.flatMap((party) => handOf(state, party)), faces: [face] });
}

export const engagedHidden = (state: State, { cards, field }: ArcanoidEventOf<"EngagementTried">): State =>
  withClue(state, { of: "engaged", cards, field });

/** KO5: the Fool has shown whether a secret engagement can be stolen. */
export function fooled(state: State, isProtected: boolean): State {
  const attempt = state.play?.attempt;
  if (!attempt?.isHidden) return state;
  const isIt = (clue: Clue) => clue.of === "engaged" && clue.cards === attempt.cards;
  return { ...state, clues: state.clues.map((clue) => (isIt(clue) ? { ...clue, isProtected } : clue)) };
}
