import { expect, test } from "vitest";
import { FairCache } from "../../server/fair-cache.ts";

const cacheOf = () => new FairCache<string>({ most: 100, mostOfOne: 40, sizeOf: ({ length }) => length });
const value = "x".repeat(10);

test("an owner with more than a share loses their own oldest values, and no other owner's", () => {
  const cache = cacheOf();
  for (const n of [1, 2, 3]) cache.set(`ann ${n}`, value, "ann");
  for (let n = 1; n <= 50; n++) cache.set(`bob ${n}`, value, "bob");
  expect(["ann 1", "ann 2", "ann 3"].map((key) => cache.get(key))).toEqual([value, value, value]);
  expect(["bob 46", "bob 47", "bob 50"].map((key) => cache.get(key))).toEqual([undefined, value, value]);
});

test("the value that was used last stays, whichever owner used it", () => {
  const cache = cacheOf();
  for (const n of [1, 2, 3, 4]) cache.set(`ann ${n}`, value, "ann");
  expect(cache.get("ann 1")).toBe(value);
  cache.set("ann 5", value, "ann");
  expect(["ann 1", "ann 2", "ann 5"].map((key) => cache.get(key))).toEqual([value, undefined, value]);
});

test("all together hold no more than the cache does", () => {
  const cache = cacheOf();
  for (const owner of ["ann", "bob", "cem", "dea"])
    for (const n of [1, 2, 3, 4]) cache.set(`${owner} ${n}`, value, owner);
  expect([...cache.entries()]).toHaveLength(10);
  expect(cache.get("ann 4")).toBeUndefined();
  expect(cache.get("dea 1")).toBe(value);
});

test("a value that is deleted, or set again by another owner, leaves its place in the share", () => {
  const cache = cacheOf();
  for (const n of [1, 2, 3, 4]) cache.set(`ann ${n}`, value, "ann");
  cache.delete("ann 2");
  cache.set("ann 3", value, "bob");
  cache.set("ann 5", value, "ann");
  cache.set("ann 6", value, "ann");
  expect([1, 3, 4, 5, 6].map((n) => cache.get(`ann ${n}`))).toEqual(Array(5).fill(value));
});

test("a value that is larger than a share is not kept", () => {
  const cache = cacheOf();
  cache.set("ann", "x".repeat(50), "ann");
  expect(cache.get("ann")).toBeUndefined();
});
