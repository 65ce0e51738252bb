import type { Volume } from "./volume.ts";

/** A paragraph of a rule book, with the rules it explains. */
export interface Paragraph {
  /** The stable numbers of these rules (`B4`), used as anchors; empty for a summary. */
  readonly rules: readonly string[];
  readonly text: string;
  /** The published rules are silent or contradictory here: this is this project's interpretation. */
  readonly isOurs: boolean;
}

export interface BookSection {
  readonly title: string;
  /** One of the book's pictures, above the text. */
  readonly picture?: string;
  readonly text: readonly Paragraph[];
}

/** The rules of one variant, from beginning to end. */
export interface Chapter {
  readonly title: string;
  /** A summary in one sentence. */
  readonly lead: string;
  /** In reading order. */
  readonly sections: Readonly<Record<string, BookSection>>;
}

export interface Book {
  readonly chapters: Readonly<Record<string, Chapter>>;
  /** Descriptions of the pictures for screen readers. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly players: (p: { least: number; most: number }) => string;
  /** The heading above the row of chapters. */
  readonly modes: string;
  /** The mark of this project's interpretations, and its explanation. */
  readonly ours: string;
  readonly oursNote: string;
}

/** The chapters that a book has text for, in order. */
export const chaptersIn = (volume: Pick<Volume, "chapters">, { chapters }: Pick<Book, "chapters">): readonly string[] =>
  Object.keys(volume.chapters).filter((name) => Object.hasOwn(chapters, name));

/** The chapter that explains a rule: the current variant's if it does, else the first that does. */
export function chapterFor(
  { chapters }: Pick<Book, "chapters">,
  names: readonly string[],
  wanted: { readonly variant?: string | undefined; readonly rule?: string },
): string {
  const { rule, variant } = wanted;
  const inPlay = variant !== undefined && names.includes(variant) ? variant : names[0]!;
  if (rule === undefined || explains(chapters[inPlay]!, rule)) return inPlay;
  return names.find((name) => explains(chapters[name]!, rule)) ?? inPlay;
}

export const paragraphsOf = ({ sections }: Chapter): readonly Paragraph[] =>
  Object.values(sections).flatMap(({ text }) => text);

const explains = (chapter: Chapter, rule: string): boolean =>
  paragraphsOf(chapter).some(({ rules }) => rules.includes(rule));
