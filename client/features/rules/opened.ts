import { signal } from "@preact/signals";
import { manifestOf, variantOf } from "../../catalog/catalog.ts";

export interface BookLocation {
  readonly game: string;
  /** The book opens here if it has this chapter, else at its first. */
  readonly chapter?: string | undefined;
  readonly rule?: string;
}

export const placeFor = ({ game, options }: { readonly game: string; readonly options: object }): BookLocation => ({
  game,
  chapter: variantOf(game, options) ?? manifestOf(game)?.boardChapter,
});

/** Undefined if the game has no book. */
export const bookFor = (config: Parameters<typeof placeFor>[0]): BookLocation | undefined =>
  manifestOf(config.game)?.book && placeFor(config);

/** Undefined while the rule book is closed. */
export const opened = signal<BookLocation | undefined>(undefined);

export function openBook(place: BookLocation): void {
  opened.value = place;
}

export function closeBook(): void {
  opened.value = undefined;
}
