import { expect, test } from "vitest";
import { GAZETTEER, islandAt } from "../../../../../client/games/tranquility/art/index.ts";
import { CLOAK, LAND, SEA, SKY } from "../../../../../client/games/tranquility/art/traits/traits.ts";

test("the gazetteer has eighty islands, each with a name of its own", () => {
  expect(GAZETTEER.map(({ number }) => number)).toEqual(Array.from({ length: 80 }, (_, i) => i + 1));
  expect(new Set(GAZETTEER.map(({ name }) => name)).size).toBe(80);
  expect(islandAt(11).name).toBe("The Elevens");
});

test("no two islands have the same land and the same traits", () => {
  const kinds = GAZETTEER.map(({ land, traits }) => JSON.stringify([land, traits]));
  expect(new Set(kinds).size).toBe(80);
});

test("every trait is known and stands somewhere on its card", () => {
  for (const { traits } of GAZETTEER) {
    for (const { kind, place, scale } of traits) {
      expect([LAND, CLOAK, SEA, SKY].filter((layer) => layer[kind])).toHaveLength(1);
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(1);
      expect(scale).toBeGreaterThan(0);
    }
  }
});

test("every drawn trait belongs to an island", () => {
  const seen = new Set(GAZETTEER.flatMap(({ traits }) => traits.map(({ kind }) => kind)));
  const unused = [LAND, CLOAK, SEA, SKY].flatMap((layer) => Object.keys(layer)).filter((kind) => !seen.has(kind));
  expect(unused).toEqual([]);
});
