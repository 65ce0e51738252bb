import { signal } from "@preact/signals";
import { cardOf, variantOf } from "../games/shelf.ts";

/** A place in a rule book: a game's, at a chapter, at a rule. */
export interface Place {
  readonly game: string;
  /** The variant that is read about: the book opens at its chapter, if it has one. */
  readonly variant?: string | undefined;
  readonly rule?: string;
}

/** The place for a match: its game's book, at the variant it is played in. */
export const placeFor = ({ game, options }: { readonly game: string; readonly options: object }): Place => ({
  game,
  variant: variantOf(game, options),
});

/** The same, where its game has a book at all. */
export const bookFor = (charter: Parameters<typeof placeFor>[0]): Place | undefined =>
  cardOf(charter.game)?.book && placeFor(charter);

/** Where the rule book lies open, if it does. */
export const opened = signal<Place | undefined>(undefined);

export function openBook(place: Place): void {
  opened.value = place;
}

export function closeBook(): void {
  opened.value = undefined;
}
