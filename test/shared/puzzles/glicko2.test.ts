import { expect, test } from "vitest";
import { rated, UNRATED } from "../../../shared/puzzles/glicko2.ts";

test("a rating after three games is that of the example in Glickman's paper", () => {
  const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { opponent: { rating: 1400, deviation: 30 }, score: 1 },
    { opponent: { rating: 1550, deviation: 100 }, score: 0 },
    { opponent: { rating: 1700, deviation: 300 }, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test("a rating without games keeps its value, and becomes less certain", () => {
  const after = rated({ ...UNRATED, deviation: 100 }, []);
  expect(after.rating).toBe(1500);
  expect(after.deviation).toBeGreaterThan(100);
});

test("a player who always solves puzzles rises and becomes more certain, and one who never does falls", () => {
  for (const score of [0, 1]) {
    let rating = UNRATED;
    for (let i = 0; i < 50; i++) rating = rated(rating, [{ opponent: { rating: 1500, deviation: 150 }, score }]);
    expect(Math.sign(rating.rating - 1500)).toBe(score === 1 ? 1 : -1);
    expect(rating.deviation).toBeLessThan(150);
    expect(Number.isFinite(rating.volatility)).toBe(true);
  }
});

test("a surprise changes a rating more than an expected result", () => {
  const after = (rating: number) => rated(UNRATED, [{ opponent: { rating, deviation: 50 }, score: 1 }]).rating;
  expect(after(2000)).toBeGreaterThan(after(1500));
  expect(after(1500)).toBeGreaterThan(after(1000));
});
