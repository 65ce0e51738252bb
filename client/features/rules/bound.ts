import type { Book, Chapter, Paragraph } from "../../contract/volume.ts";

/**
 * A paragraph's key lists its rules, such as `B4 B5`, after `ours` if the paragraph is this project's interpretation.
 */
interface SectionText {
  readonly title: string;
  readonly picture?: string;
  readonly text: Readonly<Record<string, string>>;
}

interface ChapterText extends Pick<Chapter, "title" | "lead"> {
  readonly sections: Readonly<Record<string, SectionText>>;
}

interface BookText extends Omit<Book, "chapters"> {
  readonly chapters: Readonly<Record<string, ChapterText>>;
}

/** The type of a translation: the same structure with any texts. */
export type Translation<T> = T extends string
  ? string
  : // biome-ignore lint/suspicious/noExplicitAny: functions stay as they are
    T extends (...given: any[]) => unknown
    ? T
    : { readonly [K in keyof T]: Translation<T[K]> };

/** A rule number, or the letters with which a group of rules begins. */
const RULE = /^[A-Z]{1,2}(\d|$)/;

function paragraphOf([key, text]: readonly [key: string, text: string]): Paragraph {
  const words = key.split(" ");
  return { rules: words.filter((word) => RULE.test(word)), text, isOurs: words[0] === "ours" };
}

const chapterOf = ({ sections, ...about }: ChapterText): Chapter => ({
  ...about,
  sections: Object.fromEntries(
    Object.entries(sections).map(([name, { text, ...heading }]) => [
      name,
      { ...heading, text: Object.entries(text).map(paragraphOf) },
    ]),
  ),
});

export const bound = ({ chapters, ...about }: BookText): Book => ({
  ...about,
  chapters: Object.fromEntries(Object.entries(chapters).map(([name, chapter]) => [name, chapterOf(chapter)])),
});
