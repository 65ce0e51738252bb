import type { ComponentType } from "preact";
import type { Language } from "../i18n/language.ts";
import type { Book } from "./book.ts";

export interface Volume {
  /**
   * The chapters, each with the minimum and maximum number of players, or null if another chapter says so; other
   * chapters of the text are not shown.
   */
  readonly chapters: Readonly<Record<string, readonly [least: number, most: number] | null>>;
  /** The text in each language, loaded on demand. */
  readonly words: Readonly<Record<Language, () => Promise<{ readonly default: Book }>>>;
  /** Draws one of the book's pictures. */
  readonly Picture: ComponentType<{ readonly name: string; readonly label: string }>;
}
