import { expect, test } from "vitest";
import { priceOf } from "../../../../shared/games/tranquility/boards/facts.ts";
import { OFFICIAL } from "../../../../shared/games/tranquility/boards/official.ts";

const [{ rules }] = Object.values(OFFICIAL) as [(typeof OFFICIAL)["standard"]];

test("a difference costs as many cards, half of them rounded up, or one, by the rule of the board (B4)", () => {
  const costs = (cost: "difference" | "half" | "flat") => [0, 1, 2, 3, 7].map((n) => priceOf({ ...rules, cost }, n));
  expect(costs("difference")).toEqual([0, 1, 2, 3, 7]);
  expect(costs("half")).toEqual([0, 1, 1, 2, 4]);
  expect(costs("flat")).toEqual([0, 1, 1, 1, 1]);
});

test("a cost above the limit of the board cannot be paid", () => {
  expect(priceOf({ ...rules, maxCost: 2 }, 2)).toBe(2);
  expect(priceOf({ ...rules, maxCost: 2 }, 3)).toBe(Infinity);
});

test("all boards of the booklets have the cost of the base game", () => {
  for (const board of Object.values(OFFICIAL))
    expect([board.rules.cost, board.rules.maxCost]).toEqual(["difference", undefined]);
});
