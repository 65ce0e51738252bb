import type { Volume } from "./volume.ts";

/** A paragraph of a rule book, and the rules it explains. */
export interface Paragraph {
  /** The stable numbers of these rules (`B4`), the anchors of the book; none for what only sums up. */
  readonly rules: readonly string[];
  readonly text: string;
  /** The published rules are silent here or disagree: this is how this project reads them. */
  readonly isOurs: boolean;
}

export interface Section {
  readonly title: string;
  /** One of the book's pictures, above the text. */
  readonly picture?: string;
  readonly text: readonly Paragraph[];
}

/** The rules of one variant, from beginning to end. */
export interface Chapter {
  readonly title: string;
  /** The same in one sentence. */
  readonly lead: string;
  /** In the order they are read. */
  readonly sections: Readonly<Record<string, Section>>;
}

/** The words of a rule book in one language. */
export interface Book {
  readonly chapters: Readonly<Record<string, Chapter>>;
  /** What the pictures show, for those who do not see them. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly players: (p: { least: number; most: number }) => string;
  /** What its chapters are called, above the row of them. */
  readonly modes: string;
  /** The mark of this project's own readings, and what it means. */
  readonly ours: string;
  readonly oursNote: string;
}

/** The chapters that a book has words for, in their order. */
export const chaptersIn = (volume: Pick<Volume, "chapters">, { chapters }: Pick<Book, "chapters">): readonly string[] =>
  Object.keys(volume.chapters).filter((name) => Object.hasOwn(chapters, name));

/** The chapter that explains a rule: that of the variant in play if it does, else the first that does. */
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
