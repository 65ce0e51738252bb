import { describe, expect, test } from "vitest";
import { afterAnswer, nextPuzzle, recordIn } from "../../../../client/features/puzzles/puzzle-record.ts";

const FRESH = recordIn(undefined);

describe("the record of a device", () => {
  test("counts solved puzzles in a row, and rates the first answer only", () => {
    let record = afterAnswer(FRESH, "set/a", 1500, true);
    record = afterAnswer(record, "set/b", 1500, true);
    expect([record.streak, record.bestStreak]).toEqual([2, 2]);
    expect(record.rating.rating).toBeGreaterThan(1500);
    expect(afterAnswer(record, "set/a", 1500, false)).toBe(record);
    const missed = afterAnswer(record, "set/c", 1500, false);
    expect([missed.streak, missed.bestStreak]).toEqual([0, 2]);
    expect(missed.rating.rating).toBeLessThan(record.rating.rating);
    expect(recordIn(JSON.stringify(missed))).toEqual(missed);
  });

  test("keeps a limited number of answers, the latest ones", () => {
    const answered = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`set/${i}`, true]));
    const { answered: kept } = afterAnswer({ ...FRESH, answered }, "set/new", 1500, true);
    expect([Object.keys(kept).length, "set/0" in kept, "set/new" in kept]).toEqual([5_000, false, true]);
  });

  test.for([
    "nothing",
    "{}",
    '{"rating":7}',
    '{"rating":{"rating":"1","deviation":1,"volatility":1},"streak":0,"bestStreak":0,"answered":{}}',
    '{"rating":{"rating":1,"deviation":1,"volatility":1},"streak":0,"bestStreak":0,"answered":{"a":3}}',
  ])("is empty if what is stored is %s", (text) => {
    expect(recordIn(text)).toEqual(FRESH);
  });
});

describe("the next puzzle", () => {
  const puzzles = Array.from({ length: 100 }, (_, i) => ({
    id: String(i),
    rating: 1000 + 10 * i,
    themes: i % 2 === 0 ? ["even"] : ["odd"],
  }));
  const chosen = { set: "set", theme: "" };

  test("has about the player's rating, and was not answered", () => {
    for (const chance of [0, 0.5, 0.999]) {
      const next = nextPuzzle(puzzles, chosen, FRESH, chance)!;
      expect(Math.abs(next.rating - 1500)).toBeLessThanOrEqual(60);
      const answered = { ...FRESH, answered: { [`set/${next.id}`]: true } };
      expect(nextPuzzle(puzzles, chosen, answered, chance)).not.toBe(next);
    }
  });

  test("has the chosen theme, and there is none once all were answered", () => {
    expect(nextPuzzle(puzzles, { set: "set", theme: "odd" }, FRESH, 0)!.themes).toEqual(["odd"]);
    const answered = Object.fromEntries(puzzles.map(({ id }) => [`set/${id}`, false]));
    expect(nextPuzzle(puzzles, chosen, { ...FRESH, answered }, 0)).toBeUndefined();
  });
});
