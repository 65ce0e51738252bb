import type { Book, Chapter, Paragraph, Volume } from "../../contract/volume.ts";

/** The chapters for which a book has text, in order. */
export const chaptersIn = (volume: Pick<Volume, "chapters">, { chapters }: Pick<Book, "chapters">): readonly string[] =>
  Object.keys(volume.chapters).filter((name) => Object.hasOwn(chapters, name));

/** The wanted chapter, or the first; if it does not explain the wanted rule, the first chapter that does. */
export function chapterFor(
  { chapters }: Pick<Book, "chapters">,
  names: readonly string[],
  wanted: { readonly chapter?: string | undefined; readonly rule?: string },
): string {
  const { rule, chapter } = wanted;
  const inPlay = chapter !== undefined && names.includes(chapter) ? chapter : names[0]!;
  if (rule === undefined || explains(chapters[inPlay]!, rule)) return inPlay;
  return names.find((name) => explains(chapters[name]!, rule)) ?? inPlay;
}

export const paragraphsOf = ({ sections }: Chapter): readonly Paragraph[] =>
  Object.values(sections).flatMap(({ text }) => text);

const explains = (chapter: Chapter, rule: string): boolean =>
  paragraphsOf(chapter).some(({ rules }) => rules.includes(rule));
