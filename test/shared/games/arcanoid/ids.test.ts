import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { DOCUMENT, idsIn } from "./document.ts";

const OWN = fileURLToPath(new URL(".", import.meta.url));
const RULES = fileURLToPath(new URL("../../../../shared/games/arcanoid/", import.meta.url));

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && name !== "ids.test.ts")
    .map((name) => readFileSync(join(folder, name), "utf8"));

/** Titles of tests and groups, including those with `each`. */
const titlesIn = (source: string): readonly string[] => [
  ...[...source.matchAll(/\b(?:test|describe)(?:\.each\([^)]*\))?\(\s*(["`])(.*?)\1/g)].map(([, , title]) => title!),
];

test("every rule, interaction and test case of the document has a test that names it", () => {
  const named = new Set(sourcesIn(OWN).flatMap(titlesIn).flatMap(idsIn));
  expect(DOCUMENT.filter((id) => !named.has(id))).toEqual([]);
});

test("tests and rules cite no id that the document does not have", () => {
  // Without its last letter, an id means the whole trump.
  const known = new Set([...DOCUMENT, ...DOCUMENT.map((id) => id.replace(/[a-d]$/, ""))]);
  const refused = sourcesIn(RULES).flatMap((source) =>
    [...source.matchAll(/refuse\("\w+", "(\w+)"/g)].map(([, id]) => id!),
  );
  expect(refused.length).toBeGreaterThan(40);
  expect(refused.filter((id) => !DOCUMENT.includes(id))).toEqual([]);
  const cited = [
    ...sourcesIn(OWN).flatMap(titlesIn),
    ...sourcesIn(RULES).flatMap((source) => source.match(/\/\*.*?\*\//gs) ?? []),
  ];
  expect([...new Set(cited.flatMap(idsIn))].filter((id) => !known.has(id))).toEqual([]);
});
