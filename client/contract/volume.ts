import type { ComponentType } from "preact";
import type { Language } from "../i18n/language.ts";

export interface Paragraph {
  /** Ids of the rules that the paragraph explains, such as `B4`, used as anchors; empty for a summary. */
  readonly rules: readonly string[];
  readonly text: string;
  /** Whether this is the project's interpretation of silent or contradictory rules. */
  readonly isOurs: boolean;
}

interface BookSection {
  readonly title: string;
  /** Shown above the text. */
  readonly picture?: string;
  readonly text: readonly Paragraph[];
}

export interface Chapter {
  readonly title: string;
  readonly lead: string;
  /** In reading order. */
  readonly sections: Readonly<Record<string, BookSection>>;
}

export interface Book {
  readonly chapters: Readonly<Record<string, Chapter>>;
  /** Descriptions for screen readers. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly players: (p: { least: number; most: number }) => string;
  readonly modes: string;
  /** Marks the project's interpretations (`isOurs`). */
  readonly ours: string;
  readonly oursNote: string;
}

export interface Volume {
  /** The minimum and maximum number of players of each chapter's variant; null for chapters about no variant. */
  readonly chapters: Readonly<Record<string, readonly [least: number, most: number] | null>>;
  readonly books: Readonly<Record<Language, () => Promise<{ readonly default: Book }>>>;
  readonly Picture: ComponentType<{ readonly name: string; readonly label: string }>;
}
