import { describe, expect, it } from "vitest";
import {
  heatOf,
  MOST_MATCHES,
  mostOftenEmpty,
  progressOf,
  shareOf,
  warningOf,
} from "../../../../client/features/boards/odds.ts";
import { wilson } from "../../../../shared/engine/lists/wilson.ts";
import type { OddsTally } from "../../../../shared/insight/board-odds.ts";

const tally = (more: Partial<OddsTally>): OddsTally => ({ seats: 2, played: 0, won: 0, moves: 0, empty: [], ...more });

describe("the odds of a board", () => {
  it("are the middle of the Wilson interval with half of its width", () => {
    const [low, high] = wilson(142, 200);
    const { percent, spread } = shareOf({ won: 142, played: 200 })!;
    expect(Math.abs(percent - 50 * (low + high))).toBeLessThanOrEqual(0.5);
    expect(Math.abs(spread - 50 * (high - low))).toBeLessThanOrEqual(0.5);
  });

  it("get narrower with more matches, and are never certain", () => {
    const spreads = [10, 100, 1_000].map((played) => shareOf({ won: played / 2, played })!.spread);
    expect(spreads).toEqual(spreads.toSorted((a, b) => b - a));
    expect(shareOf({ won: 1_000, played: 1_000 })!.spread).toBeGreaterThan(0);
  });

  it("stay within 0 and 100 %", () => {
    for (const played of [1, 5, 50, 500])
      for (const won of [0, played]) {
        const { percent, spread } = shareOf({ won, played })!;
        expect(percent - spread).toBeGreaterThanOrEqual(-1);
        expect(percent + spread).toBeLessThanOrEqual(101);
      }
  });

  it("are unknown before the first match", () => {
    expect(shareOf({ won: 0, played: 0 })).toBeUndefined();
  });

  it.each([
    [0, 59, undefined],
    [0, 60, "hard"],
    [5, 100, undefined],
    [4, 100, "hard"],
    [99, 100, undefined],
    [100, 100, "easy"],
  ] as const)("warn after enough matches: %i of %i won", (won, played, warning) => {
    expect(warningOf({ won, played })).toBe(warning);
  });

  it("sum up the gaps of lost matches with all numbers of players", () => {
    const heat = heatOf([
      tally({ played: 10, won: 8, empty: [2, 0, 1] }),
      tally({ played: 4, won: 2, empty: [0, 0, 2] }),
    ])!;
    expect(heat).toEqual([0.5, 0, 0.75]);
    expect(mostOftenEmpty(heat, 5)).toEqual([2, 0]);
    expect(mostOftenEmpty(heat, 1)).toEqual([2]);
  });

  it("have no gaps while no match was lost", () => {
    expect(heatOf([tally({ played: 5, won: 5 })])).toBeUndefined();
    expect(heatOf([])).toBeUndefined();
  });

  it("are done when every number of players has its matches", () => {
    expect(progressOf([])).toBe(0);
    expect(progressOf([tally({ played: MOST_MATCHES }), tally({ played: 0 })])).toBe(0.5);
  });
});
