import fc from "fast-check";
import { expect, test } from "vitest";
import { equal } from "../../../shared/engine/equal.ts";

test("the order of keys does not matter, the order of lists does", () => {
  expect(equal({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
  expect(equal([1, 2], [2, 1])).toBe(false);
});

test("an undefined field is no field; null is one", () => {
  expect(equal({ a: undefined }, {})).toBe(true);
  expect(equal({ a: null }, {})).toBe(false);
  expect(equal({ a: null }, { a: {} })).toBe(false);
});

test("a list differs from an object, a number from a text", () => {
  expect(equal([], {})).toBe(false);
  expect(equal({ 0: "a" }, ["a"])).toBe(false);
  expect(equal(1, "1")).toBe(false);
  expect(equal("a", ["a"])).toBe(false);
});

test("a property that every object inherits does not count", () => {
  expect(equal(JSON.parse('{"__proto__":{}}'), {})).toBe(false);
  expect(equal(JSON.parse('{"constructor":{}}'), {})).toBe(false);
});

test("a value equals its copy through JSON, and nothing with a change in it", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const copy = JSON.parse(JSON.stringify(value));
      expect(equal(JSON.parse(JSON.stringify(value)), copy)).toBe(true);
      expect(equal([value, 1], [value, 2])).toBe(false);
      expect(equal({ value, more: 1 }, { value })).toBe(false);
    }),
  );
});
