import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { VISITS } from "../../kit/visits.ts";

/** Routes in the first cells of a page's tables. */
const routesIn = (page: string): readonly string[] =>
  Array.from(page.matchAll(/^\| `([A-Z]+ \/[^` ]*)` \|/gm), ([, route]) => route!);

test("API.md lists every route of the server once, with its method, and no other", () => {
  // `VISITS` has all routes, as routes.test.ts checks.
  const listed = routesIn(readFileSync("server/API.md", "utf8"));
  expect(listed.toSorted()).toEqual(Object.keys(VISITS).toSorted());
});
