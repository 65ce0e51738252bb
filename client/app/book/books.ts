import type { GameCard } from "../../games/card.ts";
import { SHELF } from "../../games/index.ts";
import { cardOf } from "../../games/shelf.ts";
import { learnPath, type Route, rulesPath } from "../route.ts";
import { firstCourse } from "../words.ts";

type RulesRoute = Extract<Route, { at: "rules" }>;

/** The games that have a rule book. */
export const BOOKS: readonly GameCard[] = SHELF.filter(({ book }) => book);

/** What is read at an address: all books, one of them or a chapter of it; undefined where there is no such book. */
export type Reading =
  | { readonly read: "books" }
  | { readonly read: "book"; readonly card: GameCard; readonly chapter?: string | undefined };

/** Before there was more than one game, a chapter stood where the game stands now: the first book with it is meant. */
const bookOfChapter = (name: string): GameCard | undefined =>
  BOOKS.find(({ variants }) => Object.hasOwn(variants, name));

export function readingAt({ game, chapter }: RulesRoute): Reading | undefined {
  const [only, ...others] = BOOKS;
  if (game === undefined) return only && others.length === 0 ? { read: "book", card: only } : { read: "books" };
  const card = cardOf(game);
  if (card) return card.book && { read: "book", card, chapter };
  const old = chapter === undefined ? bookOfChapter(game) : undefined;
  return old && { read: "book", card: old, chapter: game };
}

/** The addresses that were given out before they named a game, and where what they stood for is now. */
export function movedPages(): readonly (readonly [from: RulesRoute | Extract<Route, { at: "learn" }>, to: string])[] {
  const chapters = new Set(BOOKS.flatMap(({ variants }) => Object.keys(variants)).filter((name) => !cardOf(name)));
  return [
    ...(BOOKS.length === 1 ? [[{ at: "rules" }, rulesPath(BOOKS[0]!.id)] as const] : []),
    ...[...chapters].map((name) => [{ at: "rules", game: name }, rulesPath(bookOfChapter(name)!.id, name)] as const),
    ...(firstCourse ? [[{ at: "learn" }, learnPath(firstCourse.id)] as const] : []),
  ];
}
