import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { RULES } from "../../../../client/games/tranquility/rules/ids.ts";

const HERE = fileURLToPath(new URL(".", import.meta.url));

/** The first string after `test`, or after its table. */
const TITLE = /^\s*test(?:\.each\(.*\))?\(\s*"([^"]+)"/gm;

const titles = readdirSync(HERE)
  .filter((file) => file.endsWith(".test.ts"))
  .flatMap((file) => [...readFileSync(join(HERE, file), "utf8").matchAll(TITLE)].map(([, title]) => title!));

const rulesIn = (title: string): string[] => title.match(/\b[BAPNDH]\d+\b/g) ?? [];

const tested = new Set(titles.flatMap(rulesIn));

test.each(Object.keys(RULES))("rule %s has a test that bears its number", (rule) => {
  expect(tested).toContain(rule);
});

test("no test bears the number of a rule that does not exist", () => {
  expect(titles.length).toBeGreaterThan(200);
  expect([...tested].filter((rule) => !(rule in RULES))).toEqual([]);
});

test("the document has all rules: 14 of the base game, 4 of the arch, 14 of the pyramid, 5, 7 and 6 of the others", () => {
  const letters = Map.groupBy(Object.keys(RULES), (rule) => rule[0]);
  expect(Object.fromEntries([...letters].map(([letter, rules]) => [letter, rules.length]))).toEqual({
    B: 14,
    A: 4,
    P: 14,
    N: 5,
    D: 7,
    H: 6,
  });
});
