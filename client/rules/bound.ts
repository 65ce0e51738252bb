import type { Book, Chapter, Paragraph } from "./book.ts";

/** The words of a section. A text is found by its rules, `ours` before them where they are a reading of this project. */
interface SectionText {
  readonly title: string;
  readonly picture?: string;
  readonly text: Readonly<Record<string, string>>;
}

interface ChapterText extends Pick<Chapter, "title" | "lead"> {
  readonly sections: Readonly<Record<string, SectionText>>;
}

/** A book as it is written. */
export interface BookText extends Omit<Book, "chapters"> {
  readonly chapters: Readonly<Record<string, ChapterText>>;
}

/** Leaves out what is the same in every language, and lets the texts be any. */
export type Translated<T> = T extends string
  ? string
  : // biome-ignore lint/suspicious/noExplicitAny: functions of whatever parameters stay as they are
    T extends (...given: any[]) => unknown
    ? T
    : { readonly [K in keyof T]: Translated<T[K]> };

/** The number of a rule, or the letters of all that begin with them. */
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

/** A book as the reader shows it. */
export const bound = ({ chapters, ...about }: BookText): Book => ({
  ...about,
  chapters: Object.fromEntries(Object.entries(chapters).map(([name, chapter]) => [name, chapterOf(chapter)])),
});
