import type { Handle } from "../../engine/contract/events.ts";
import { type ArcanoidFace, FACES, type Field, kindOf } from "./cards.ts";
import type { ArcanoidEventOf } from "./events.ts";
import { handOf, isInPlay, type State } from "./state.ts";

/** Public information on face-down cards, for `determinize`. */
export type Clue =
  /** The cards got new handles; no player knows which is which (S7). */
  | { readonly of: "mixed"; readonly were: readonly Handle[]; readonly are: readonly Handle[] }
  /** No card has any of the faces (M5a, M17), except those shown or handed over later. */
  | { readonly of: "lacking"; readonly cards: readonly Handle[]; readonly faces: readonly ArcanoidFace[] }
  /** Engaged together face down (KO1, ML1). `isProtected`: known once the Fool was played on them (KO5). */
  | {
      readonly of: "engaged";
      readonly cards: readonly Handle[];
      readonly field: Field;
      readonly isProtected?: boolean;
    };

const withClue = (state: State, clue: Clue): State => ({ ...state, clues: [...state.clues, clue] });

export const mixed = (state: State, were: readonly Handle[], are: readonly Handle[]): State =>
  withClue(state, { of: "mixed", were, are });

/** M5a: all cards of the kind were shown. */
export function kindNamed(state: State, { kind }: ArcanoidEventOf<"KindNamed">): State {
  const cards = state.parties.flatMap(({ closed }, party) => (isInPlay(state, party) ? closed : []));
  return withClue(state, { of: "lacking", cards, faces: FACES.filter((face) => kindOf(face) === kind) });
}

/** M17: the called card was handed over, or no other party holds it. */
export function faceCalled(state: State, { party: caller, face }: ArcanoidEventOf<"CardCalled">): State {
  const others = [...state.parties.keys()].filter((party) => party !== caller && isInPlay(state, party));
  return withClue(state, { of: "lacking", cards: others.flatMap((party) => handOf(state, party)), faces: [face] });
}

export const engagedHidden = (state: State, { cards, field }: ArcanoidEventOf<"EngagementTried">): State =>
  withClue(state, { of: "engaged", cards, field });

/** KO5: the Fool has shown whether the secret engagement can be stolen. */
export function fooled(state: State, isProtected: boolean): State {
  const attempt = state.play?.attempt;
  if (!attempt?.isHidden) return state;
  const isIt = (clue: Clue) => clue.of === "engaged" && clue.cards === attempt.cards;
  return { ...state, clues: state.clues.map((clue) => (isIt(clue) ? { ...clue, isProtected } : clue)) };
}
