/** A piece of a rule book: what it says, and which rules it tells by that. */
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

/** One mode of a game, told from beginning to end. */
export interface Chapter {
  readonly title: string;
  /** The mode in one sentence. */
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
  /** The name of the row of tabs. */
  readonly modes: string;
  /** The mark of this project's own readings, and what it means. */
  readonly ours: string;
  readonly oursNote: string;
}

/** The chapter that tells a rule: the one of the mode in play if it does, else the first that does. */
export function chapterFor(
  { chapters }: Pick<Book, "chapters">,
  modes: readonly string[],
  wanted: { readonly mode?: string; readonly rule?: string },
): string {
  const { rule } = wanted;
  const inPlay = wanted.mode !== undefined && modes.includes(wanted.mode) ? wanted.mode : modes[0]!;
  if (rule === undefined || tells(chapters[inPlay]!, rule)) return inPlay;
  return modes.find((mode) => tells(chapters[mode]!, rule)) ?? inPlay;
}

export const paragraphsOf = ({ sections }: Chapter): readonly Paragraph[] =>
  Object.values(sections).flatMap(({ text }) => text);

const tells = (chapter: Chapter, rule: string): boolean =>
  paragraphsOf(chapter).some(({ rules }) => rules.includes(rule));
