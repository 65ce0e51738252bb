import { h } from "preact";
import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import { HaulPad } from "../../../../client/games/wayward/overlay/goods-pad.tsx";

const NAMES = { coins: "Coins", cargo: "Cargo" };

function columnsOf(answers: number): string | undefined {
  const ends = Array.from({ length: answers }, (_, coins) => ({ coins, cargo: 0 }));
  return /--columns:\s*([^;"]+)/.exec(render(h(HaulPad, { ends, names: NAMES, send: () => {} })))?.[1];
}

test.each([
  [1, "1"],
  [5, "3"],
  [9, "3"],
  [10, "4"],
  [16, "4"],
])("a pad of %i answers has %s whole columns", (answers, columns) => {
  expect(columnsOf(answers)).toBe(columns);
});
