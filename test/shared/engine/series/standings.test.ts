import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commit } from "../../../../shared/engine/chance/fair.ts";
import { nonceOfSeriesDeal, seedOfSeriesDeal } from "../../../../shared/engine/series/deal-seed.ts";
import { scoreSeriesAttempt, seriesDealKey, seriesStateAt } from "../../../../shared/engine/series/series.ts";
import { type DealAttempt, rankAttempts, rankTeams, teamOf } from "../../../../shared/engine/series/standings.ts";

const attempt = (team: string, score?: readonly number[], isOver = true): DealAttempt => ({
  ...{ match: `of ${team}`, team, isOver },
  ...(score && { score }),
});

describe("the attempts at a deal", () => {
  test("are ranked by win, then by the figures of the game, then by time; unfinished ones are last", () => {
    const ranked = rankAttempts([
      attempt("late"),
      attempt("lost", [1, 2, 5, 100]),
      attempt("slow", [0, 0, 5, 101]),
      attempt("dear", [0, 0, 6, 1]),
      attempt("fast", [0, 0, 5, 100]),
      attempt("playing", undefined, false),
      attempt("twin", [0, 0, 5, 100]),
    ]);
    expect(ranked.map(({ attempt, rank, percentile }) => [attempt.team, rank, percentile])).toEqual([
      ["fast", 1, 90],
      ["twin", 1, 90],
      ["slow", 3, 60],
      ["dear", 4, 40],
      ["lost", 5, 20],
      ["late", 6, 0],
      ["playing", undefined, undefined],
    ]);
  });

  test("have no percentile if there is only one", () => {
    expect(rankAttempts([attempt("a", [0, 1])])).toEqual([{ attempt: attempt("a", [0, 1]), rank: 1 }]);
  });

  test("have percentiles of 50 on average, whatever the scores are", () => {
    const scores = fc.array(fc.option(fc.tuple(fc.nat(1), fc.nat(2), fc.nat(2)), { nil: undefined }), {
      minLength: 2,
      maxLength: 12,
    });
    fc.assert(
      fc.property(scores, (scores) => {
        const ranked = rankAttempts(scores.map((score, i) => attempt(`t${i}`, score)));
        const sum = ranked.reduce((sum, { percentile }) => sum + percentile!, 0);
        expect(sum / ranked.length).toBeCloseTo(50, 9);
        for (const { rank, attempt: one } of ranked) {
          const better = ranked.filter(({ attempt: { score } }) => String(score ?? "2") < String(one.score ?? "2"));
          expect(rank).toBe(better.length + 1);
        }
      }),
    );
  });
});

describe("the totals of teams", () => {
  const totals = (...deals: DealAttempt[][]) =>
    rankTeams(deals.map(rankAttempts)).map(({ team, rank, wins, figures, seconds }) => [
      team,
      rank,
      wins,
      figures,
      seconds,
    ]);

  test("are ordered by wins, then by what the won deals cost, then by their time", () => {
    expect(
      totals(
        [attempt("a", [0, 3, 50]), attempt("b", [0, 3, 40]), attempt("c", [0, 9, 9]), attempt("d", [1, 0, 1])],
        [attempt("a", [0, 3, 50]), attempt("b", [0, 3, 40]), attempt("c", [0, 9, 9]), attempt("d", [0, 0, 1])],
      ),
    ).toEqual([
      ["b", 1, 2, [6], 80],
      ["a", 2, 2, [6], 100],
      ["c", 3, 2, [18], 18],
      ["d", 4, 1, [0], 1],
    ]);
  });

  test("of a team that lost a deal are not worse than those of one that did not play it", () => {
    const [first] = totals(
      [attempt("idle", [0, 3, 50]), attempt("brave", [0, 3, 50])],
      [attempt("brave", [1, 30, 900]), attempt("other")],
    );
    expect(first).toEqual(["brave", 1, 1, [3], 50]);
  });

  test("without a win are ordered by the attempts that they beat", () => {
    expect(
      totals([attempt("a", [1, 5, 9]), attempt("b", [1, 4, 9]), attempt("c")]).map(([team, rank]) => [team, rank]),
    ).toEqual([
      ["b", 1],
      ["a", 2],
      ["c", 3],
    ]);
  });

  test("share a rank if they are equal, and leave out tables that still play", () => {
    expect(totals([attempt("b", [0, 1]), attempt("a", [0, 1]), attempt("c", undefined, false)])).toEqual([
      ["a", 1, 1, [], 1],
      ["b", 1, 1, [], 1],
    ]);
  });

  test("are those of the same people, whatever their seats are", () => {
    expect(teamOf(["b", "a", "b"])).toBe(teamOf(["a", "b"]));
    expect(teamOf(["a", "c"])).not.toBe(teamOf(["a", "b"]));
  });
});

describe("a score of a series", () => {
  const game = {
    daily: { order: ["paid"], score: (_: unknown, isWon: boolean) => ({ paid: isWon ? 3 : 9 }) },
  } as never;
  const attempted = { id: "s", deal: 2, until: "2026-11-24T12:00:00.000Z", bots: false, counts: true };
  const played = {
    startedAt: "2026-11-24T11:00:00.900Z",
    at: "2026-11-24T11:01:00.200Z",
    isWon: true,
    figures: [{}],
  };

  test("has the win, the figures of the game and whole seconds", () => {
    expect(scoreSeriesAttempt(game, attempted, played)).toEqual({ ...attempted, score: [0, 3, 59] });
    expect(scoreSeriesAttempt({}, attempted, { ...played, isWon: false })).toEqual({
      ...attempted,
      score: [1, 59],
    });
  });

  test("is missing if the match was given up, ended at the end of the series or later, or does not count", () => {
    expect(scoreSeriesAttempt(game, attempted, undefined)).toEqual(attempted);
    expect(scoreSeriesAttempt(game, attempted, { ...played, at: attempted.until })).toEqual(attempted);
    const branch = { ...attempted, counts: false };
    expect(scoreSeriesAttempt(game, branch, played)).toEqual(branch);
  });
});

test("a window includes its beginning and not its end, and keys of deals sort by number", () => {
  const window = { opensAt: "2026-11-24T12:00:00.000Z", closesAt: "2026-11-24T13:00:00.000Z" };
  const at = (time: string) => seriesStateAt(window, `2026-11-24T${time}Z`);
  expect([at("11:59:59.999"), at("12:00:00.000"), at("12:59:59.999"), at("13:00:00.000")]).toEqual([
    ...["ahead", "open", "open", "over"],
  ]);
  const keys = Array.from({ length: 20 }, (_, i) => seriesDealKey({ id: "s", deal: i + 1 }));
  expect(keys.toSorted()).toEqual(keys);
  expect(keys[0]! > "9999-12-31").toBe(true);
});

test("seeds and nonces of deals follow from the secret and the id as the protocol says", () => {
  const secret = "0b".repeat(32);
  // Computed with `openssl dgst -sha256 -mac hmac`.
  expect(seedOfSeriesDeal(secret, 1)).toBe(SEED_1);
  expect(new Set([1, 2, 12].map((deal) => seedOfSeriesDeal(secret, deal))).size).toBe(3);
  expect(commit(seedOfSeriesDeal(secret, 1))).toMatch(/^[0-9a-f]{64}$/);
  expect(nonceOfSeriesDeal("abc", 1, 0)).toBe(NONCE);
});

const SEED_1 = "b50685220b19083b03a6a5900333107937d66450d87c36e3390be629feee0cdf";
const NONCE = "f85648f110d33d6e00f6f5b2f6d1f9dd";
