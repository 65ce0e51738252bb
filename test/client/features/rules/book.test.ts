import { describe, expect, it } from "vitest";
import type { Book, Chapter, Paragraph } from "../../../../client/contract/volume.ts";
import { chapterFor, paragraphsOf } from "../../../../client/features/rules/book.ts";
import { placeFor } from "../../../../client/features/rules/opened.ts";
import de from "../../../../client/games/tranquility/rules/de.ts";
import en from "../../../../client/games/tranquility/rules/en.ts";
import fr from "../../../../client/games/tranquility/rules/fr.ts";
import { RULES, type RuleId } from "../../../../client/games/tranquility/rules/ids.ts";
import { SEATS } from "../../../../shared/games/tranquility/boards/official.ts";
import { itemAt } from "../../../kit/item-at.ts";

const BOOKS: Readonly<Record<string, Book>> = { en, fr, de };
const IDS = Object.keys(RULES) as RuleId[];
const MODES = ["standard", "arch", "pyramid", "day-night", "duel", "board"];

const allOf = ({ chapters }: Book): readonly Paragraph[] => Object.values(chapters).flatMap(paragraphsOf);
const telling = (book: Book, rule: RuleId) => allOf(book).filter(({ rules }) => rules.includes(rule));

function sentencesOf(book: Book): string[] {
  const titles = Object.values(book.chapters).flatMap(({ title, lead, sections }) => [
    title,
    lead,
    ...Object.values(sections).map((section) => section.title),
  ]);
  const texts = allOf(book).map(({ text }) => text);
  return [...titles, ...texts, ...Object.values(book.pictures), book.modes, book.ours, book.oursNote];
}

const frameOf = ({ sections }: Chapter) =>
  Object.entries(sections).map(([name, { picture, text }]) => [
    name,
    picture,
    text.map(({ rules, isOurs }) => [rules, isOurs]),
  ]);

describe.each(Object.entries(BOOKS))("the book in %s", (name, book) => {
  it("has a chapter for every mode, those of this release among them", () => {
    expect(Object.keys(book.chapters)).toEqual(MODES);
    for (const mode of Object.keys(SEATS)) expect(MODES).toContain(mode);
  });

  it.each(IDS)("has rule %s", (rule) => {
    expect(telling(book, rule)).not.toEqual([]);
  });

  it.each(IDS.filter((rule) => RULES[rule] !== "stated"))("marks its interpretation of rule %s", (rule) => {
    expect(telling(book, rule).some(({ isOurs }) => isOurs)).toBe(true);
  });

  it.each(IDS.filter((rule) => RULES[rule] !== "both"))("claims no more of rule %s than it should", (rule) => {
    const isOurs = RULES[rule] === "ours";
    expect(telling(book, rule).every((paragraph) => paragraph.isOurs === isOurs)).toBe(true);
  });

  it("has the mode's own rules and those it keeps of the base game in its own chapter", () => {
    const own = { standard: "B", arch: "A", pyramid: "P", "day-night": "N", duel: "D", board: "H" } as const;
    for (const [mode, letter] of Object.entries(own)) {
      const printed = paragraphsOf(itemAt(book.chapters, mode)).flatMap(({ rules }) => rules);
      for (const rule of IDS.filter((id) => id.startsWith(letter))) expect(printed).toContain(rule);
      for (const rule of ["B3", "B4", "B12"]) expect(printed).toContain(rule);
    }
  });

  it("is built as the English one", () => {
    for (const mode of MODES)
      expect(frameOf(itemAt(book.chapters, mode))).toEqual(frameOf(en.chapters[mode as "arch"]));
  });

  it("has text everywhere, in whole sentences", () => {
    for (const text of sentencesOf(book)) expect(text.trim()).not.toBe("");
    for (const { text } of allOf(book)) expect(text).toMatch(/^[\p{Lu}À].*[.]$/u);
    for (const chapter of Object.values(book.chapters)) expect(chapter.lead).toMatch(/\.$/);
  });

  it("has a text for every picture, and a picture for every text", () => {
    const shown = Object.values(book.chapters).flatMap(({ sections }) =>
      Object.values(sections).flatMap(({ picture }) => (picture === undefined ? [] : [picture])),
    );
    expect(new Set(shown)).toEqual(new Set(Object.keys(book.pictures)));
  });

  it("is set with real quotation marks and apostrophes", () => {
    for (const text of sentencesOf(book)) expect(text).not.toMatch(/["'`]|\.\.\.| -- | {2}/);
  });

  it("states the joker of both editions", () => {
    const [joker] = telling(book, "P10");
    const words = { en: ["French", "German"], fr: ["française", "allemande"], de: ["Französische", "Deutsche"] };
    for (const word of words[name as keyof typeof words]) expect(joker!.text).toContain(word);
  });

  it("has the plural forms of players", () => {
    expect(book.players({ least: 1, most: 5 })).toMatch(/1.*5/);
    expect(book.players({ least: 2, most: 2 }).match(/2/g)).toHaveLength(1);
  });

  if (name === "en") return;

  it("has no English left in other languages", () => {
    const english = new Set(sentencesOf(en));
    const same = sentencesOf(book).filter((text) => english.has(text));
    expect(same.every((text) => ["Standard", "Duel"].includes(text))).toBe(true);
    const common = /\b(the|and|your?|with|cards?|islands?|turn|of|to|must|when)\b/i;
    expect(sentencesOf(book).filter((text) => common.test(text))).toEqual([]);
  });
});

describe("the place where a book is opened", () => {
  it("is the mode in play", () => {
    expect(chapterFor(en, MODES, { chapter: "duel" })).toBe("duel");
    expect(chapterFor(en, MODES, {})).toBe("standard");
  });

  it("is the chapter of boards by players at a table with such a board", () => {
    const place = placeFor({ game: "tranquility", options: { mode: "board", board: {} } });
    expect(chapterFor(en, MODES, place)).toBe("board");
    expect(chapterFor(en, MODES, placeFor({ game: "tranquility", options: { mode: "arch" } }))).toBe("arch");
  });

  it("is the mode in play for a rule of its chapter, and another chapter for any other rule", () => {
    expect(chapterFor(en, MODES, { chapter: "pyramid", rule: "B4" })).toBe("pyramid");
    expect(chapterFor(en, MODES, { chapter: "pyramid", rule: "B6" })).toBe("standard");
    expect(chapterFor(en, MODES, { chapter: "standard", rule: "D4" })).toBe("duel");
  });

  it("is always a chapter that is shown, even for a rule without a chapter", () => {
    expect(chapterFor(en, ["standard"], { chapter: "duel" })).toBe("standard");
    expect(chapterFor(en, ["standard"], { chapter: "standard", rule: "D4" })).toBe("standard");
    expect(chapterFor(en, MODES, { chapter: "arch", rule: "Z9" })).toBe("arch");
  });
});
