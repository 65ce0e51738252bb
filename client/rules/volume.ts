import type { ComponentType } from "preact";
import type { Language } from "../i18n/language.ts";
import type { Book } from "./book.ts";

/** What a game gives for its rule book. */
export interface Volume {
  /**
   * The chapters there are, each with the least and most players it is for, or null where another chapter has told that; a chapter of
   * any other name is not shown.
   */
  readonly chapters: Readonly<Record<string, readonly [least: number, most: number] | null>>;
  /** The words of each language, fetched when they are wanted. */
  readonly words: Readonly<Record<Language, () => Promise<{ readonly default: Book }>>>;
  /** Draws one of the book's pictures. */
  readonly Picture: ComponentType<{ readonly name: string; readonly label: string }>;
}
