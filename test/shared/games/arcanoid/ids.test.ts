import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const OWN = new URL(".", import.meta.url).pathname;
const RULES = new URL("../../../../shared/games/arcanoid/", import.meta.url).pathname;

/** A letter or two with numbers, as in `M7b`; or several with a range between them. */
const ID = /\b(?:[KFTEPMWGISOX]|NA|KO|MA|ML|WO|GA)\d+[a-d]?\b/g;
const RANGE = /\b([A-Z]{1,2})(\d+) to \1(\d+)\b/g;

/** All ids that a text names, those between the ends of a range too. */
const idsIn = (text: string): readonly string[] => [
  ...(text.match(ID) ?? []),
  ...[...text.matchAll(RANGE)].flatMap(([, letters, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${letters}${Number(from) + i}`),
  ),
];

/** Every rule, interaction and test case of the rules document (2026, sections 1 to 17), by its id. */
const DOCUMENT = idsIn(`
  K1 to K3, F1 to F9, T1 to T9, E1 to E12, P1 to P7,
  M0a M0b M0c M0d M1a M2a M2b M3 M4 M5a M6 M7a M7b M7c M7d M8a M8b M8c M9a M9b M10 M11a M11b M12a M12b M13 M14a M14b
  M15a M15b M15c M15d M16a M16b M16c M17 M17b M18 M19a M19b M20 M21a M21b,
  W1 to W7, G1 to G5, NA1 to NA3, KO1 to KO6, MA1 to MA6, ML1 to ML2, WO1 to WO5, GA1 to GA7,
  I1 to I51, S1 to S9, O1 to O2, X1 to X78, X19a
`);

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && name !== "ids.test.ts")
    .map((name) => readFileSync(join(folder, name), "utf8"));

/** What tests and groups of them are called, also where a table gives the name. */
const titlesIn = (source: string): readonly string[] => [
  ...[...source.matchAll(/\b(?:test|describe)(?:\.each\([^)]*\))?\(\s*(["`])(.*?)\1/g)].map(([, , title]) => title!),
];

test("every rule, interaction and test case of the document has a test that names it", () => {
  const named = new Set(sourcesIn(OWN).flatMap(titlesIn).flatMap(idsIn));
  expect(DOCUMENT.filter((id) => !named.has(id))).toEqual([]);
});

test("tests and rules cite no id that the document does not have", () => {
  // A trump as a whole is called by its number.
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
