import { expect, test } from "vitest";
import { GAMES } from "../../../../client/games/index.ts";
import { readingAt } from "../../../../client/pages/book/books.ts";
import { routeOf } from "../../../../shared/routes.ts";

const [manifest] = GAMES;

function readAt(path: string): unknown {
  const route = routeOf(path);
  if (route.at !== "rules") throw new Error(`${path} is no page of rules`);
  const reading = readingAt(route);
  return reading?.read === "book" ? [reading.manifest.id, reading.chapter] : reading;
}

test.each([
  ["/rules", { read: "books" }],
  [`/rules/${manifest!.id}`, [manifest!.id, undefined]],
  [`/rules/${manifest!.id}/duel`, [manifest!.id, "duel"]],
  // An old page's URL without the server's redirect.
  ["/rules/duel", [manifest!.id, "duel"]],
  ["/rules/chess", undefined],
  ["/rules/chess/duel", undefined],
])("the address %s leads to %j", (path, read) => {
  expect(readAt(path)).toEqual(read);
});
