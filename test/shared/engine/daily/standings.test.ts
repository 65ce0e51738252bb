import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareScores, type DailyScore } from "../../../../shared/engine/daily/daily.ts";
import { bestOf, rankOf, type ScoreCount, standingsOf } from "../../../../shared/engine/daily/standings.ts";

const day = "2026-11-24";
const ORDER = ["left", "paid", "rounds"];
const won = fc.tuple(fc.constant(0), fc.constant(0), fc.nat(5), fc.nat(5));
const lost = fc.tuple(fc.constant(1), fc.integer({ min: 1, max: 6 }), fc.nat(5), fc.nat(5));
const tries = fc.array(fc.option(fc.oneof(won, lost), { nil: undefined }), { maxLength: 40 });

const counted = (scores: readonly (DailyScore | undefined)[]): readonly ScoreCount[] =>
  [...Map.groupBy(scores, (score) => JSON.stringify(score))].map(([, same]) => ({
    day,
    ...(same[0] ? { score: same[0] } : {}),
    tries: same.length,
  }));

describe("standings", () => {
  test("count every try once, in one bar", () => {
    fc.assert(
      fc.property(tries, (scores) => {
        const { tries, finished, bars } = standingsOf(counted(scores), ORDER);
        expect(tries).toBe(scores.length);
        expect(bars.reduce((sum, bar) => sum + bar.tries, 0)).toBe(tries);
        expect(finished).toBe(scores.filter((score) => score?.[0] === 0).length);
        for (const bar of bars)
          if (bar.of === "short") expect(bar.tries).toBe(scores.filter((s) => s?.[0] === 1 && s[1] === bar.by).length);
        expect(bars.at(-1)).toEqual({ of: "left", tries: scores.filter((score) => !score).length });
      }),
    );
  });

  test("rank as a list sorted by hand: equal results have the same rank", () => {
    fc.assert(
      fc.property(tries, (scores) => {
        const sorted = scores.toSorted((a, b) => (a && b ? compareScores(a, b) : Number(!a) - Number(!b)));
        for (const score of scores) {
          const first = sorted.findIndex((other) =>
            score && other ? compareScores(score, other) === 0 : score === other,
          );
          expect(rankOf(counted(scores), score)).toBe(first + 1);
        }
      }),
    );
  });

  test("list the best first, each score once", () => {
    const scores: DailyScore[] = [
      [1, 3, 0, 0],
      [0, 0, 9, 40],
      [0, 0, 9, 38],
      [1, 1, 50, 50],
      [0, 0, 9, 38],
    ];
    expect(bestOf(counted(scores))).toEqual([scores[2], scores[1], scores[3], scores[0]]);
  });

  test("give the average result of those who finished", () => {
    const scores: (DailyScore | undefined)[] = [[0, 0, 4, 10], [0, 0, 8, 10], [0, 0, 8, 10], [1, 2, 99, 99], undefined];
    expect(standingsOf(counted(scores), ORDER).averages).toEqual({ left: 0, paid: 20 / 3, rounds: 10 });
    expect(standingsOf(counted([undefined]), ORDER).averages).toEqual({});
    expect(standingsOf([], ORDER)).toEqual({
      ...{ tries: 0, finished: 0, averages: {} },
      bars: [
        { of: "finished", tries: 0 },
        { of: "left", tries: 0 },
      ],
    });
  });
});
