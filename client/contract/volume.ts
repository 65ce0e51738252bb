import type { ComponentType } from "preact";
import type { Language } from "../i18n/language.ts";

export interface Paragraph {
  /** The stable ids of rules that the paragraph explains, such as `B4`, used as anchors; empty for a summary. */
  readonly rules: readonly string[];
  readonly text: string;
  /** Whether this is the project's interpretation, because the published rules are silent or contradictory. */
  readonly isOurs: boolean;
}

interface BookSection {
  readonly title: string;
  /** One of the book's pictures, above the text. */
  readonly picture?: string;
  readonly text: readonly Paragraph[];
}

/** The rules of one variant. */
export interface Chapter {
  readonly title: string;
  /** A summary in one sentence. */
  readonly lead: string;
  /** In reading order. */
  readonly sections: Readonly<Record<string, BookSection>>;
}

export interface Book {
  readonly chapters: Readonly<Record<string, Chapter>>;
  /** Descriptions of the pictures, for screen readers. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly players: (p: { least: number; most: number }) => string;
  readonly modes: string;
  /** Marks the project's interpretations (`isOurs`). */
  readonly ours: string;
  readonly oursNote: string;
}

export interface Volume {
  /**
   * By variant, with the minimum and maximum number of players; null if another chapter covers the variant. Other
   * chapters of the text are not shown.
   */
  readonly chapters: Readonly<Record<string, readonly [least: number, most: number] | null>>;
  /** The text in each language, loaded on demand. */
  readonly books: Readonly<Record<Language, () => Promise<{ readonly default: Book }>>>;
  readonly Picture: ComponentType<{ readonly name: string; readonly label: string }>;
}
