import { signal } from "@preact/signals";

/** A place in a rule book: a game's, at the chapter of a mode, at a rule. */
export interface Place {
  readonly game: string;
  readonly mode?: string;
  readonly rule?: string;
}

/** Where the rule book lies open, if it does. */
export const opened = signal<Place | undefined>(undefined);

export function openBook(place: Place): void {
  opened.value = place;
}

export function closeBook(): void {
  opened.value = undefined;
}
