import { expect, test } from "vitest";
import { isNightly, runSeed, someAtGate } from "../kit/strength.ts";

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

test("runSeed: a seed that is not a whole number in its range is rejected", () => {
  expect([runSeed("0"), runSeed("268435455"), runSeed("2147483646")]).toEqual([0, 268_435_455, 2_147_483_646]);
  for (const text of ["", " ", "abc", "1.5", "-1", "1e3", "0x10", "2147483647", "99999999999", "NaN"])
    expect(() => runSeed(text)).toThrow(`SEED: "${text}" is not a whole number from 0 to 2147483646`);
});
