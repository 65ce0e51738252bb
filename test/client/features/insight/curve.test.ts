import { describe, expect, it } from "vitest";
import { accountOf } from "../../../../client/features/insight/account.ts";
import { areaOf, curveOf, dropsOf, lineOf, otherDropsOf } from "../../../../client/features/insight/curve.ts";
import { summedUp } from "../../../../client/features/insight/insight.ts";
import type { MatchFile } from "../../../../shared/engine/log/format.ts";
import type { MoveAnalysis } from "../../../../shared/insight/analysis.ts";
import { itemAt } from "../../../kit/item-at.ts";

/** The deal, two moves, and the move that ends a match of two. */
const moves = [{ v: 5 }, { v: 8, seat: 0 }, { v: 11, seat: 1 }, { v: 15, seat: 0 }];
const evaluations = [
  { version: 5, open: [0.5, 0.5], known: [0.6, 0.45] },
  { version: 8, open: [0.4, 0.6], known: [0.5, 0.5] },
  { version: 11, open: [0.7, 0.3], known: [0.65, 0.3] },
  { version: 15, open: [0, 1], known: [0, 1] },
];

describe("a graph", () => {
  it("has a point for every position, at the move that led to it", () => {
    expect(curveOf(evaluations, moves, 1, "open").map(({ move, chance }) => [move, chance])).toEqual([
      [0, 0.5],
      [1, 0.6],
      [2, 0.3],
      [3, 1],
    ]);
  });

  it("shows what the next player could know where the knowledge is shared", () => {
    expect(curveOf(evaluations, moves, "all", "known").map(({ chance }) => chance)).toEqual([0.6, 0.5, 0.65, 0]);
    expect(curveOf(evaluations, moves, 1, "known").map(({ chance }) => chance)).toEqual([0.45, 0.5, 0.3, 1]);
  });

  it("leaves out positions without a move, and unknown ones", () => {
    expect(curveOf([{ version: 6, open: [1, 0], known: [] }], moves, 0, "open")).toEqual([]);
    expect(curveOf([{ version: 8, open: [1, 0], known: [] }], moves, 0, "known")).toEqual([]);
  });

  it("is drawn from its upper edge down, and no further than may be seen", () => {
    const curve = curveOf(evaluations, moves, 0, "open");
    expect(lineOf(curve)).toBe("M0 50.0L1 60.0L2 30.0L3 100.0");
    expect(lineOf(curve, 1)).toBe("M0 50.0L1 60.0");
    expect(areaOf(curve, 1)).toBe("M0 50.0L1 60.0L1 100L0 100Z");
    expect(areaOf([])).toBe("");
  });

  const change = (version: number, seat: number, lost: number) => ({
    version,
    seat,
    decision: seat === 0 ? [-lost, lost] : [lost, -lost],
    luck: [-0.5, 0.5],
  });

  it("marks the moves that cost something, the great ones apart, and never luck", () => {
    const drops = dropsOf([change(5, 0, 0.2), change(8, 1, 0.01), change(11, 0, 0.05)], moves);
    expect(drops.map(({ move, seat, isGreat }) => [move, seat, isGreat])).toEqual([
      [1, 0, true],
      [3, 0, false],
    ]);
  });

  it("lists a mistake once, even if it is a key move or the turning point", () => {
    const changes = [change(5, 0, 0.2), change(8, 1, 0.1), change(11, 0, 0.05)];
    const left = (turningPoint?: number) =>
      otherDropsOf({ changes, moments: [5], ...(turningPoint !== undefined && { turningPoint }) }, moves);
    expect(left().map(({ version }) => version)).toEqual([8, 11]);
    expect(left(8).map(({ version }) => version)).toEqual([11]);
  });
});

describe("the analysis of a match so far", () => {
  const header = {
    outcome: { result: "won", winners: [1], reason: "points" },
    seats: [{}, {}],
  } as unknown as MatchFile["header"];
  const positions = moves.slice(0, -1).map(({ v }, i) => ({ version: v, seat: itemAt(moves, i + 1).seat! }));
  const figure = (mean: number) => ({ mean, error: 0.02 });
  const judged = (version: number, seat: number, lost: number): MoveAnalysis => ({
    version,
    seat,
    judgement: {
      played: { command: { type: "Any" }, chance: figure(0.4) },
      best: { command: { type: "Other" }, chance: figure(0.4 + lost), gain: figure(lost) },
      decision: seat === 0 ? [-lost, lost] : [lost, -lost],
      playouts: 40,
    },
  });

  it("counts everything as luck as long as no move was analysed, and its sums are right nevertheless", () => {
    const summary = summedUp({ header }, positions, evaluations, new Map())!;
    expect(summary.decisions).toEqual([0, 0]);
    expect(summary.luck[0]).toBeCloseTo(-0.5, 9);
    expect(summary.accuracy).toEqual([null, null]);
  });

  it("has decisions as they are found, and an account whose rounded points add up", () => {
    const summary = summedUp(
      { header },
      positions,
      evaluations,
      new Map([
        [5, judged(5, 0, 0.333)],
        [8, judged(8, 1, 0.204)],
      ]),
    )!;
    expect(itemAt(summary.changes, 0).decision[0]).toBe(-0.333);
    const account = accountOf(summary, 0);
    expect(account).toEqual({ first: 50, decisions: [-33, 20], luck: -37, last: 0 });
    for (const seat of [0, 1]) {
      const { first, decisions, luck, last } = accountOf(summary, seat);
      expect(first + decisions.reduce((sum, n) => sum + n, luck)).toBe(last);
    }
  });

  it("separates giving up from luck in the account of a match that was given up", () => {
    const conceded = { ...header, outcome: { result: "lost", winners: [], reason: "conceded" } } as typeof header;
    const summary = summedUp({ header: conceded }, positions, evaluations, new Map([[5, judged(5, 0, 0.1)]]))!;
    for (const seat of [0, 1]) {
      const { first, decisions, luck, givenUp, last } = accountOf(summary, seat);
      expect(first + decisions.reduce((sum, n) => sum + n, luck + givenUp!)).toBe(last);
      expect(givenUp).toBeLessThan(0);
    }
  });

  it("is undefined for a match without an end, or before the first evaluation", () => {
    expect(
      summedUp({ header: { ...header, outcome: undefined } as never }, positions, evaluations, new Map()),
    ).toBeUndefined();
    expect(summedUp({ header }, positions, [], new Map())).toBeUndefined();
  });
});
