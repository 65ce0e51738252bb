import { describe, expect, test } from "vitest";
import { ratingOf } from "../../../shared/puzzles/difficulty.ts";
import { bestOfKinds, gapOf, type Line, leastOf, meanOf } from "../../../shared/puzzles/weighing.ts";

const line = (kind: string, results: readonly number[]): Line => ({
  command: { type: kind },
  kind,
  results: [...results],
});

/** `count` wins, then losses; `of` in all. */
const wins = (count: number, of: number): readonly number[] =>
  Array.from({ length: of }, (_, i) => (i < count ? 1 : 0));

describe("the comparison of moves", () => {
  test("keeps the best move of each kind, the best kind first", () => {
    const lines = [line("a", [0, 1, 0, 0]), line("b", [1, 1, 1, 0]), line("a", [1, 1, 0, 0])];
    expect(bestOfKinds(lines)).toEqual([lines[1], lines[2]]);
    expect(bestOfKinds(lines).map(meanOf)).toEqual([0.75, 0.5]);
  });

  test("has no error where the same continuations always differ by the same", () => {
    const gap = gapOf(line("a", Array(50).fill(1)), line("b", Array(50).fill(0)));
    expect(gap).toEqual({ mean: 1, error: 0 });
  });

  test("is more certain if both moves are tried on the same deals than if they are not", () => {
    // Both win on the same deals, but the better move also on every tenth.
    const better = Array.from({ length: 1_000 }, (_, i) => (i % 2 === 0 || i % 10 === 1 ? 1 : 0));
    const worse = Array.from({ length: 1_000 }, (_, i) => (i % 2 === 0 ? 1 : 0));
    const gap = gapOf(line("a", better), line("b", worse));
    expect(gap.mean).toBeCloseTo(0.1, 9);
    expect(gap.error).toBeLessThan(0.012);
    expect(leastOf(gap)).toBeLessThan(0.1);
  });

  test("confirms ten points only if the whole interval lies above them", () => {
    const others = line("b", wins(0, 2_000));
    expect(leastOf(gapOf(line("a", wins(240, 2_000)), others))).toBeGreaterThan(0.1);
    expect(leastOf(gapOf(line("a", wins(210, 2_000)), others))).toBeLessThan(0.1);
  });
});

test("a puzzle is rated higher the smaller the gap, the more the bot prefers other moves, and the more kinds there are", () => {
  const usual = { gap: 0.2, rank: 1, kinds: 3 };
  const rating = ratingOf(usual);
  expect(ratingOf({ ...usual, gap: 0.12 })).toBeGreaterThan(rating);
  expect(ratingOf({ ...usual, rank: 3 })).toBeGreaterThan(rating);
  expect(ratingOf({ ...usual, kinds: 5 })).toBeGreaterThan(rating);
  expect(ratingOf({ gap: 1, rank: 0, kinds: 2 })).toBe(600);
  expect(ratingOf({ gap: 0.1, rank: 99, kinds: 40 })).toBe(2400);
});
