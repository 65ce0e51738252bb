import type { Handle } from "../../engine/contract/events.ts";
import { type ArcanoidFace, type CardMeaning, cardOf, type Field, MAGICIAN } from "./cards.ts";

/** Engaged cards as named in moves: the fixed ones and the chosen ones, each sorted by handle. */
interface Split {
  readonly core: readonly Handle[];
  readonly cards: readonly Handle[];
}

/**
 * The canonical form of an engagement (E3 to E9): numbers of the field's own suit are chosen, except an ace beside a
 * court.
 * @param cards all engaged cards, sorted by handle
 * @param reserve those that are not named, because they are on a Chariot (M7b)
 * @param faceOf unknown cards, and non-cards in tampered logs, count as fixed
 */
export function splitOf(
  cards: readonly Handle[],
  reserve: readonly Handle[],
  field: Field,
  faceOf: (card: Handle) => ArcanoidFace | undefined,
): Split {
  const isNumbers = cards.every((card) => faceOf(card) === MAGICIAN || suitOf(faceOf(card)) !== undefined);
  const isChosen = (card: Handle) => isNumbers && suitOf(faceOf(card)) === field;
  const named = cards.filter((card) => !reserve.includes(card));
  return { core: named.filter((card) => !isChosen(card)), cards: named.filter(isChosen) };
}

/** The suit of a numeric card. */
function suitOf(face: ArcanoidFace | undefined): Field | undefined {
  const card: CardMeaning | undefined = face === undefined ? undefined : cardOf(face);
  return card?.kind === "numeric" ? card.suit : undefined;
}
