import { expect, test } from "vitest";
import { dice } from "../../shared/insight/dice.ts";
import { fitted } from "./as-played.ts";

test("a fit finds the weights by which results were drawn", () => {
  const rng = dice(7);
  const unit = () => rng(2 ** 24) / 2 ** 24;
  const weights = [0.4, -1.2, 0.8];
  const rows = Array.from({ length: 20_000 }, () => [1, 4 * unit() - 2, 4 * unit() - 2]);
  const results = rows.map((row) => {
    const sum = row.reduce((all, input, i) => all + input * weights[i]!, 0);
    return unit() < 1 / (1 + Math.exp(-sum)) ? 1 : 0;
  });
  for (const [i, weight] of fitted(rows, results).entries()) expect(Math.abs(weight - weights[i]!)).toBeLessThan(0.1);
});

test("a fit is finite where an input decides nothing, or every result", () => {
  const rows = Array.from({ length: 200 }, (_, i) => [1, 0, i % 2]);
  const weights = fitted(
    rows,
    rows.map(([, , decides]) => decides!),
  );
  expect(weights.every(Number.isFinite)).toBe(true);
  expect(weights[1]).toBe(0);
  expect(weights[2]).toBeGreaterThan(4);
});
