import type { Handle } from "../../engine/game.ts";
import { cardOf, type Face, type Field, MAGICIAN } from "./cards.ts";

/** Cards that are engaged, as moves name them: what is fixed, and what was chosen beside it; each in the order of handles. */
export interface Split {
  readonly core: readonly Handle[];
  readonly cards: readonly Handle[];
}

/**
 * The one way to name an engagement (E3 to E9): numbers of the field's own suit are what was chosen, except an ace beside a court.
 * @param cards all that is engaged, in the order of handles
 * @param reserve those of them that are not named, as they lie on a Chariot (M7b)
 * @param faceOf what is not known, as in a log that was tampered with, is fixed
 */
export function splitOf(
  cards: readonly Handle[],
  reserve: readonly Handle[],
  field: Field,
  faceOf: (card: Handle) => Face | undefined,
): Split {
  const isNumbers = cards.every((card) => {
    const face = faceOf(card);
    return face === MAGICIAN || (face !== undefined && cardOf(face).kind === "numeric");
  });
  const isChosen = (card: Handle) => isNumbers && isOwnNumber(faceOf(card)!, field);
  const named = cards.filter((card) => !reserve.includes(card));
  return { core: named.filter((card) => !isChosen(card)), cards: named.filter(isChosen) };
}

function isOwnNumber(face: Face, field: Field): boolean {
  const card = cardOf(face);
  return card.kind === "numeric" && card.suit === field;
}
