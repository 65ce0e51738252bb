import { signal } from "@preact/signals";

/** A place in a rule book: a game's, at the chapter of a mode, at a rule. */
export interface Place {
  readonly game: string;
  readonly mode?: string;
  readonly rule?: string;
}

/** The place for a match: its game's book, at the mode it is played in. */
export function placeFor({ game, options }: { readonly game: string; readonly options: object }): Place {
  const mode = "mode" in options && typeof options.mode === "string" ? { mode: options.mode } : {};
  return { game, ...mode };
}

/** Where the rule book lies open, if it does. */
export const opened = signal<Place | undefined>(undefined);

export function openBook(place: Place): void {
  opened.value = place;
}

export function closeBook(): void {
  opened.value = undefined;
}
