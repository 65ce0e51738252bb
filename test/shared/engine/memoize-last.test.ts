import { expect, test, vi } from "vitest";
import { memoizeLast } from "../../../shared/engine/memoize-last.ts";

const counting = (calls: number) => {
  const append = vi.fn((list: readonly number[], { by }: { readonly by: number }): readonly number[] => [...list, by]);
  return { append, memoized: memoizeLast(append, calls) };
};

test("a call with the same arguments returns the same result, computed once", () => {
  const { append, memoized } = counting(1);
  const [list, item] = [[1], { by: 2 }];
  const result = memoized(list, item);
  expect(result).toEqual([1, 2]);
  expect(memoized(list, item)).toBe(result);
  expect(append).toHaveBeenCalledOnce();
});

test("a call with another argument is computed, also when that argument is equal but not identical", () => {
  const { append, memoized } = counting(16);
  const [list, item] = [[1], { by: 2 }];
  expect(memoized(list, item)).toEqual([1, 2]);
  expect(memoized([5], item)).toEqual([5, 2]);
  expect(memoized(list, { by: 3 })).toEqual([1, 3]);
  expect(memoized(list, { by: 2 })).toEqual([1, 2]);
  expect(append).toHaveBeenCalledTimes(4);
});

test("several calls that share their second argument are all kept", () => {
  const { append, memoized } = counting(16);
  const lists = [[1], [2], [3]];
  const item = { by: 9 };
  const results = lists.map((list) => memoized(list, item));
  expect(lists.map((list) => memoized(list, item))).toEqual(results);
  expect(append).toHaveBeenCalledTimes(3);
});

test.each([1, 16])("a result is dropped after as many other calls as are kept: %i", (calls) => {
  const { append, memoized } = counting(calls);
  const list: readonly number[] = [];
  const [first, ...others] = Array.from({ length: calls + 1 }, (_, by) => ({ by }));
  memoized(list, first!);
  for (const other of others) memoized(list, other);
  expect(memoized(list, first!)).toEqual([0]);
  expect(append).toHaveBeenCalledTimes(calls + 2);
});
