import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { RULES } from "./document.ts";

/** These are only text for players; tests of pages check that they are shown. */
const WORDS: readonly string[] = ["S3", "S4", "S6", "T4", "T8", "P8", "P11", "P12", "E6"];

const folder = new URL(".", import.meta.url);
const names = readdirSync(folder)
  .filter((name) => name.endsWith(".test.ts") && name !== "ids.test.ts")
  .flatMap((name) => {
    const source = readFileSync(new URL(name, folder), "utf8");
    return [...source.matchAll(/(?:test|describe)\(\s*"([^"]*)"/g)].map(([, title]) => title!);
  });
const tables = ["deck.test.ts", "sequences.ts"].map((name) => readFileSync(new URL(name, folder), "utf8")).join("");

test("every rule and every case has a test that names it, except rules that are only text for players", () => {
  const titles = names.join(" ").match(/\b(?:TC-\d\d|[A-Z]\d+)\b/g) ?? [];
  const rows = [...tables.matchAll(/\[\s*"((?:[A-Z]\d+ )+)/g)].flatMap(([, ids]) => ids!.trim().split(" "));
  const tested = new Set([...titles, ...rows]);
  expect(RULES.filter((id) => !tested.has(id) && !WORDS.includes(id))).toEqual([]);
  expect(WORDS.filter((id) => tested.has(id))).toEqual([]);
});
