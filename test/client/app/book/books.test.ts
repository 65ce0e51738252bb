import { expect, test } from "vitest";
import { readingAt } from "../../../../client/app/book/books.ts";
import { routeOf } from "../../../../client/app/route.ts";
import { GAMES } from "../../../../client/games/index.ts";

const [card] = GAMES;

/** A summary of what is read at a URL. */
function readAt(path: string): unknown {
  const route = routeOf(path);
  if (route.at !== "rules") throw new Error(`${path} is no page of rules`);
  const reading = readingAt(route);
  return reading?.read === "book" ? [reading.card.id, reading.chapter] : reading;
}

test.each([
  ["/rules", { read: "books" }],
  [`/rules/${card!.id}`, [card!.id, undefined]],
  [`/rules/${card!.id}/duel`, [card!.id, "duel"]],
  // An old page's URL, without the server's redirect.
  ["/rules/duel", [card!.id, "duel"]],
  ["/rules/chess", undefined],
  ["/rules/chess/duel", undefined],
])("at %s one reads %j", (path, read) => {
  expect(readAt(path)).toEqual(read);
});
