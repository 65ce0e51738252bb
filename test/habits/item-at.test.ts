import { expect, test } from "vitest";
import { itemAt } from "../kit/item-at.ts";

test("an item that is there is returned, even one that is empty", () => {
  expect(itemAt(["a", ""], 1)).toBe("");
  expect(itemAt({ seats: 0 }, "seats")).toBe(0);
});

test("an item that is missing is named, with what there is", () => {
  expect(() => itemAt(["a", "b"], 2)).toThrow("there is no item 2 in a list of 2");
  const match: Readonly<Record<string, string | null>> = { code: "x", seed: null };
  expect(() => itemAt(match, "seed")).toThrow("there is no item seed among code, seed");
});

test("the first line of its stack is the caller's", () => {
  const stack = (() => {
    try {
      return itemAt([], 0);
    } catch (error) {
      return (error as Error).stack!;
    }
  })() as string;
  expect(stack.split("\n").find((line) => line.includes(" at "))).toContain("item-at.test.ts");
});
