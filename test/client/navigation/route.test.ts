import { describe, expect, test } from "vitest";
import { passIn, passPath } from "../../../client/navigation/route.ts";
import { codeIn } from "../../../client/pages/home/join.tsx";
import { pageNameOf, routeOf, tablePath } from "../../../shared/routes.ts";

describe("a path", () => {
  test.each([
    ["/", { at: "home" }],
    ["", { at: "home" }],
    ["/t/k7r2mp", { at: "table", code: "k7r2mp" }],
    ["/t/k7r2mp/", { at: "table", code: "k7r2mp" }],
    ["/t/a%20b", { at: "table", code: "a b" }],
    ["/t/%E0%A4%A", { at: "table", code: "%E0%A4%A" }],
    ["/t", { at: "nowhere" }],
    ["/t/a/b", { at: "nowhere" }],
    ["/d", { at: "device" }],
    ["/d/x", { at: "nowhere" }],
    ["/embed/d", { at: "nowhere" }],
    ["/watch", { at: "watch" }],
    ["/puzzles", { at: "puzzles" }],
    ["/puzzles/a-set", { at: "puzzles", set: "a-set" }],
    ["/puzzles/a-set/0123abcd", { at: "puzzles", set: "a-set", id: "0123abcd" }],
    ["/puzzles/a_set", { at: "nowhere" }],
    ["/puzzles/a/b/c", { at: "nowhere" }],
    ["/watch/x", { at: "nowhere" }],
    ["/embed/watch", { at: "nowhere" }],
    ["/embed/t/abc234xy", { at: "follow", code: "abc234xy" }],
    ["/embed/t", { at: "nowhere" }],
    ["/embed/t/abc/x", { at: "nowhere" }],
    ["/learn", { at: "learn" }],
    ["/learn/chess", { at: "learn", game: "chess" }],
    ["/learn/Chess", { at: "nowhere" }],
    ["/learn/chess/x", { at: "nowhere" }],
    ["/workshop/chess", { at: "workshop", game: "chess" }],
    ["/workshop", { at: "nowhere" }],
    ["/workshop/chess/x", { at: "nowhere" }],
    ["/workshop/..%2f", { at: "nowhere" }],
    ["/rules", { at: "rules" }],
    ["/rules/chess", { at: "rules", game: "chess" }],
    ["/rules/chess/blind-fold/", { at: "rules", game: "chess", chapter: "blind-fold" }],
    ["/rules/..%2f..", { at: "nowhere" }],
    ["/rules/toString", { at: "nowhere" }],
    ["/rules/chess/x/y", { at: "nowhere" }],
    ["/embed/rules", { at: "nowhere" }],
    ["/fair", { at: "fair" }],
    ["/fair/x", { at: "nowhere" }],
    ["/cards", { at: "nowhere" }],
  ])("%j leads to %j", (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  test("of a table leads to that table", () => {
    expect(routeOf(tablePath("a/b c"))).toEqual({ at: "table", code: "a/b c" });
  });
});

test.each([
  ["2abcdefghjkmnpqr", undefined],
  ["2abcdefghjkmnpqr", "k7r2mp"],
])("pass %s for table %s is in the part of an address that stays in the browser", (pass, table) => {
  const { pathname, search, hash } = new URL(passPath(pass, table), "https://stillwater.example");
  expect([pathname, search]).toEqual(["/d", ""]);
  expect(passIn(hash)).toEqual({ pass, table });
});

test.each([
  ["k7r2mp", "k7r2mp"],
  ["  k7r2mp ", "k7r2mp"],
  ["https://stillwater.example/t/k7r2mp", "k7r2mp"],
  ["https://stillwater.example/t/k7r2mp/", "k7r2mp"],
  ["K7R2MP", "k7r2mp"],
  ["k7r 2mp", "k7r2mp"],
  ["k7r-2mp", "k7r2mp"],
  ["", ""],
])("the code in %j is %j", (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test.each([
  ["/", "home"],
  ["/t/k7r2mp", "table"],
  ["/learn", "learn"],
  ["/learn/chess", "learn/chess"],
  ["/rules", "rules"],
  ["/rules/chess/blind-fold", "rules/chess/blind-fold"],
  ["/rules/../home", "nowhere"],
])("%s is served the page %s", (path, name) => {
  expect(pageNameOf(routeOf(path))).toBe(name);
});
