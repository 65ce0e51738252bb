import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unusedExports } from "./exports.ts";

/** Files that are loaded as builds, not by a relative import. */
const BUILT = /^client\/(pictures\/png|sdk\/index)\.ts /;
/** Exports of the contract may be for future games. */
const CONTRACT = /^(shared\/engine\/contract\/|client\/contract\/)/;

function isOfContract(name: string, texts: ReadonlyMap<string, string>): boolean {
  const [path, symbol] = name.split(" ") as [string, string];
  return CONTRACT.test(path) && texts.get(path)!.match(new RegExp(String.raw`\b${symbol}\b`, "g"))!.length > 1;
}

test("every export is used by another file", () => {
  const paths = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { encoding: "utf8" }).split("\n").filter(existsSync);
  const texts = new Map(paths.map((path) => [path, readFileSync(path, "utf8")]));
  expect(texts.size).toBeGreaterThan(1000);
  const unused = unusedExports(texts).filter((name) => !BUILT.test(name) && !isOfContract(name, texts));
  expect(unused).toEqual([]);
});

const DECLARED = "export const one = 1;\nexport function two() {}\nexport type Three = 3;\nexport default one;";

/** The exports of client/a.ts that another file, with the text `user`, does not use. */
const unusedBeside = (user: string): readonly string[] =>
  unusedExports(
    new Map([
      ["client/a.ts", DECLARED],
      ["client/b/user.tsx", user],
    ]),
  ).map((name) => name.replace("client/a.ts ", ""));

test("an export that only its own file uses is found", () => {
  expect(unusedBeside("const one = <two />;")).toEqual(["one", "two", "Three", "default"]);
  expect(unusedBeside('import { one } from "./a.ts";')).toHaveLength(4);
});

test.each([
  ["a named import", 'import { one as first } from "../a.ts";', "one"],
  ["an import of a type", 'import type { Three } from "../a.ts";', "Three"],
  ["a default import", 'import one from "../a.ts";', "default"],
  ["an import for a worker", 'import make from "../a.ts?worker";', "default"],
  ["a type of an import", 'type Late = import("../a.ts").Three;', "Three"],
  ["a value's type of an import", 'type Late = typeof import("../a.ts").two;', "two"],
  ["a path that a tool loads", 'const setup = "client/a.ts";', "default"],
])("%s uses an export", (_, user, used) => {
  const others = ["one", "two", "Three", "default"].filter((name) => name !== used);
  expect(unusedBeside(user)).toEqual(others);
});

test.each([
  ["a namespace", 'import * as a from "../a.ts";\na.two();', ["one", "Three", "default"]],
  ["a lazy import", 'const load = () => import("../a.ts").then(({ two }) => two);', ["one", "Three"]],
  ["an import for a mock", 'vi.mock(import("../a.ts"), () => ({ two: vi.fn() }));', ["one", "Three"]],
  ["a URL", 'new Worker(new URL("../a.ts", import.meta.url));', []],
  ["another file's export of all", 'export * from "../a.ts";', []],
])("%s uses what is mentioned beside it", (_, user, unused) => {
  expect(unusedBeside(user)).toEqual(unused);
});

test("a name that a file only passes on is unused there, and used at its origin", () => {
  expect(unusedBeside('export { one } from "../a.ts";')).toEqual(["two", "Three", "default", "client/b/user.tsx one"]);
});
