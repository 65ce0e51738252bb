import type { Route } from "../../../shared/routes.ts";
import { allGames, manifestOf } from "../../catalog/catalog.ts";
import { firstCourse } from "../../catalog/names.ts";
import type { GameManifest } from "../../contract/manifest.ts";
import { coursePath, rulesPath } from "../../navigation/route.ts";

type RulesRoute = Extract<Route, { at: "rules" }>;

export const gamesWithBook = (): readonly GameManifest[] => allGames().filter(({ book }) => book);

type BookPage =
  | { readonly read: "books" }
  | { readonly read: "book"; readonly manifest: GameManifest; readonly chapter?: string | undefined };

/** Old addresses had a chapter instead of the game. */
const bookOfChapter = (name: string): GameManifest | undefined =>
  gamesWithBook().find(({ variants }) => Object.hasOwn(variants, name));

/** Undefined if there is no such book. */
export function readingAt({ game, chapter }: RulesRoute): BookPage | undefined {
  const [only, ...others] = gamesWithBook();
  if (game === undefined) return only && others.length === 0 ? { read: "book", manifest: only } : { read: "books" };
  const manifest = manifestOf(game);
  if (manifest) return manifest.book && { read: "book", manifest, chapter };
  const old = chapter === undefined ? bookOfChapter(game) : undefined;
  return old && { read: "book", manifest: old, chapter: game };
}

/** Old addresses without a game redirect. */
export function movedPages(): readonly (readonly [from: RulesRoute | Extract<Route, { at: "learn" }>, to: string])[] {
  const course = firstCourse();
  const chapters = new Set(
    gamesWithBook()
      .flatMap(({ variants }) => Object.keys(variants))
      .filter((name) => !manifestOf(name)),
  );
  return [
    ...(gamesWithBook().length === 1 ? [[{ at: "rules" }, rulesPath(gamesWithBook()[0]!.id)] as const] : []),
    ...[...chapters].map((name) => [{ at: "rules", game: name }, rulesPath(bookOfChapter(name)!.id, name)] as const),
    ...(course ? [[{ at: "learn" }, coursePath(course.id)] as const] : []),
  ];
}
