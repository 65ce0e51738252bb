import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Names of types that each game may declare. */
const OF_EVERY_GAME = new Set(["State", "Event", "Command", "Options"]);

const EXPORTED = /^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm;

function declarationsIn(sources: readonly (readonly [path: string, text: string])[]) {
  const pathsOf = new Map<string, Set<string>>();
  for (const [path, text] of sources)
    for (const [, name] of text.matchAll(EXPORTED)) {
      if (OF_EVERY_GAME.has(name!) && /\/games\//.test(path)) continue;
      pathsOf.set(name!, (pathsOf.get(name!) ?? new Set()).add(path));
    }
  return pathsOf;
}

const repeatedIn = (sources: readonly (readonly [path: string, text: string])[]): readonly string[] =>
  [...declarationsIn(sources)]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `${name}: ${[...paths].join(", ")}`);

test("an exported type name is declared in one file", () => {
  const paths = execFileSync("git", ["ls-files", "client", "server", "shared"], { encoding: "utf8" }).split("\n");
  const sources = paths
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(path, "utf8")] as const);
  expect(declarationsIn(sources).size).toBeGreaterThan(700);
  expect(repeatedIn(sources)).toEqual([]);
});

test("a repeated type name is found, and the names that every game has are not", () => {
  const [game, other] = ["shared/games/a/state.ts", "shared/games/b/state.ts"];
  const text = "export interface State {}\nexport type Event = never;\n";
  expect(
    repeatedIn([
      [game, text],
      [other, text],
    ]),
  ).toEqual([]);
  expect(
    repeatedIn([
      [game, `${text}export class Deck {}`],
      [other, "export type Deck<T> = T;"],
    ]),
  ).toEqual([`Deck: ${game}, ${other}`]);
  expect(
    repeatedIn([
      ["client/a.ts", text],
      ["client/b.ts", text],
    ]),
  ).toHaveLength(2);
});
