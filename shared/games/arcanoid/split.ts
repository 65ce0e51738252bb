import type { Handle } from "../../engine/game.ts";
import { type Card, cardOf, type Face, type Field, MAGICIAN } from "./cards.ts";

/** Cards that are engaged, as moves name them: what is fixed, and what was chosen beside it; each in the order of handles. */
export interface Split {
  readonly core: readonly Handle[];
  readonly cards: readonly Handle[];
}

/**
 * The one way to name an engagement (E3 to E9): numbers of the field's own suit are what was chosen, except an ace beside a court.
 * @param cards all that is engaged, in the order of handles
 * @param reserve those of them that are not named, as they lie on a Chariot (M7b)
 * @param faceOf what is not known, or is no card at all, as in a log that was tampered with, is fixed
 */
export function splitOf(
  cards: readonly Handle[],
  reserve: readonly Handle[],
  field: Field,
  faceOf: (card: Handle) => Face | undefined,
): Split {
  const isNumbers = cards.every((card) => faceOf(card) === MAGICIAN || suitOf(faceOf(card)) !== undefined);
  const isChosen = (card: Handle) => isNumbers && suitOf(faceOf(card)) === field;
  const named = cards.filter((card) => !reserve.includes(card));
  return { core: named.filter((card) => !isChosen(card)), cards: named.filter(isChosen) };
}

/** The suit of a number. */
function suitOf(face: Face | undefined): Field | undefined {
  const card: Card | undefined = face === undefined ? undefined : cardOf(face);
  return card?.kind === "numeric" ? card.suit : undefined;
}
