import { expect, test } from "vitest";
import { isNightly, someAtGate } from "../kit/strength.ts";

const CASES = ["a", "b", "c", "d", "e", "f", "g"];

test("someAtGate: the gate tries a fixed number of cases, in their order, and the night all", () => {
  for (let seed = 0; seed < 20; seed++) {
    const chosen = someAtGate(3, CASES, seed);
    expect(chosen).toHaveLength(isNightly ? CASES.length : 3);
    expect(chosen).toEqual(CASES.filter((one) => chosen.includes(one)));
  }
});

test("someAtGate: consecutive seeds try every case", () => {
  for (const count of [1, 2, 3, 7]) {
    const tried = new Set(CASES.flatMap((_, seed) => someAtGate(count, CASES, 2 ** 31 - 10 + seed)));
    expect([...tried].toSorted()).toEqual(CASES);
  }
});

test("someAtGate: the same seed chooses the same cases, and all where there are no more", () => {
  expect(someAtGate(2, CASES, 41)).toEqual(someAtGate(2, CASES, 41));
  expect(someAtGate(9, CASES, 3)).toEqual(CASES);
});
