import type { Handle } from "../../engine/contract/events.ts";
import { type ArcanoidFace, type CardMeaning, cardOf, type Field, MAGICIAN } from "./cards.ts";

/** `core`: fixed by the move. `cards`: chosen. Both sorted. */
interface Split {
  readonly core: readonly Handle[];
  readonly cards: readonly Handle[];
}

/**
 * The only accepted split of an engagement (E3 to E9). Numeric cards of the field's suit are chosen, unless the
 * engagement has a court or a couple; all others are fixed.
 * @param cards all engaged cards, sorted by handle
 * @param reserve left out: the command does not name its cards (M7b)
 * @param faceOf undefined for unknown cards, which are fixed
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

/** Undefined unless the card is numeric. */
function suitOf(face: ArcanoidFace | undefined): Field | undefined {
  const card: CardMeaning | undefined = face === undefined ? undefined : cardOf(face);
  return card?.kind === "numeric" ? card.suit : undefined;
}
