import { expect, test } from "vitest";
import { parse } from "zod/v4/core";
import { viewAt } from "../../../shared/engine/match/replay.ts";
import type { Command } from "../../../shared/games/tranquility/commands.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { analyseMove, analysisOf, type MoveAnalysis, positionsOf } from "../../../shared/insight/analysis.ts";
import { shortLinesOf } from "../../../shared/insight/evaluator.ts";
import { judge } from "../../../shared/insight/judge.ts";
import { withKernel } from "../../../shared/insight/playout.ts";
import { itemAt } from "../../kit/item-at.ts";
import { simulateMatch } from "../../lab/bots.ts";

const standard = parse(tranquility.options, { mode: "standard" });
const { log, match } = simulateMatch({
  game: tranquility,
  options: standard,
  seats: 2,
  name: "steady",
  id: "analysis",
  text: "analysis",
});
const positions = positionsOf(tranquility, log);

test("every move of the match is found, by its seat and its command", () => {
  expect(match.outcome!.result).toBe("won");
  expect(positions.at(-1)!.command.type).toBe("PlayFinish");
  const seats = new Set(positions.map(({ seat }) => seat));
  expect([...seats].sort()).toEqual([0, 1]);
  expect(positions.some(({ command }) => (command as Command).type === "OfferToll")).toBe(true);
});

test("B10: a player who discards the last finish where it wins is shown the better move, and the difference", () => {
  const { version, seat } = positions.at(-1)!;
  const view = viewAt(tranquility, log, seat, version);
  const { hands, faces } = view.table as unknown as State;
  const finish = itemAt(hands, seat).find((card) => faces[card] === "finish")!;
  const cards = [finish, itemAt(hands, seat).find((card) => card !== finish)!];
  const judged = judge(tranquility, view, seat, { type: "DiscardPair", cards } as Command, { playouts: 60, seed: 1 })!;
  expect(judged.best!.command).toEqual({ type: "PlayFinish", card: finish });
  expect(judged.best!.chance.mean).toBe(1);
  expect(judged.best!.gain.mean).toBeCloseTo(1 - judged.played.chance.mean, 1);
  expect(judged.decision).toEqual([-judged.best!.gain.mean, -judged.best!.gain.mean]);
});

test("short lines on the kernel find the same better move, and playouts say how much better it is", async () => {
  const fast = await withKernel(tranquility);
  const lines = (await shortLinesOf(fast, standard))!;
  const { version, seat, command } = positions.at(-1)!;
  const view = viewAt(tranquility, log, seat, version);
  const { hands } = view.table as unknown as State;
  const cards = itemAt(hands, seat).slice(0, 2);
  const spending = { playouts: 60, seed: 1, lines };
  const judged = judge(fast, view, seat, { type: "DiscardPair", cards } as Command, spending)!;
  expect(judged.best!.command).toEqual(command);
  expect(judged.best!.gain.mean).toBeCloseTo(1 - judged.played.chance.mean, 1);
  expect(judge(fast, view, seat, command, spending)!.best).toBeUndefined();
  expect(judge(tranquility, view, seat, command, spending)).toBeUndefined();
});

test("a forced move is no mistake, in whatever order its cards were named", () => {
  const { version, seat, command } = positions.at(-1)!;
  const judged = judge(tranquility, viewAt(tranquility, log, seat, version), seat, command, { playouts: 30, seed: 1 })!;
  expect([judged.best, judged.decision, judged.played.chance.mean]).toEqual([undefined, [0, 0], 1]);
});

test("the same position is analysed the same way twice", () => {
  const position = itemAt(positions, 12);
  const budget = { playouts: 40, open: 10 };
  expect(analyseMove(tranquility, log, position, budget)).toEqual(analyseMove(tranquility, log, position, budget));
});

const figure = (mean: number) => ({ mean, error: 0.01 });

const moved = (version: number, seat: number, open: readonly number[] | undefined, lost = 0): MoveAnalysis => {
  const played = { command: { type: "Any" }, chance: figure(0.5) };
  const best = { command: { type: "Other" }, chance: figure(0.5 + lost), gain: figure(lost) };
  return {
    version,
    seat,
    ...(open && { open: open.map(figure) }),
    judgement: { played, ...(lost > 0 && { best }), decision: [-lost, -lost], playouts: 10 },
  };
};

test("the effect of a move is reported after the next one is analysed, and the sums are those of the whole match", () => {
  const moves = [moved(10, 0, [0.8, 0.8], 0.25), moved(30, 1, [0.3, 0.3], 0.1)];
  const whole = analysisOf(moves, { result: "lost", winners: [], reason: "stuck" }, 2);
  const sofar = analysisOf(moves, { result: "lost", winners: [], reason: "stuck" }, 2, (version) => version === 30);
  expect(sofar.changes).toEqual(whole.changes.slice(1));
  expect([sofar.moments, sofar.turningPoint]).toEqual([[30], undefined]);
  expect([sofar.decisions, sofar.luck, whole.turningPoint]).toEqual([whole.decisions, whole.luck, 10]);
});

test("decisions and luck add up to the fall of the match, and unattributed changes count as luck", () => {
  const moves = [
    moved(10, 0, [0.8, 0.8], 0.25),
    moved(14, 1, undefined),
    moved(18, 0, [0.6, 0.6]),
    moved(22, 1, [0.3, 0.3], 0.1),
  ];
  const analysis = analysisOf(moves, { result: "lost", winners: [], reason: "stuck" }, 2);
  expect(analysis.first).toEqual([0.8, 0.8]);
  expect(analysis.decisions[0]).toBeCloseTo(-0.35, 9);
  expect(analysis.luck[0]).toBeCloseTo(-0.45, 9);
  expect(analysis.changes.map(({ version, luck }) => [version, Number(itemAt(luck, 0).toFixed(3))])).toEqual([
    [10, 0.05],
    [18, -0.3],
    [22, -0.2],
  ]);
  expect(analysis.turningPoint).toBe(18);
  expect(analysis.moments).toEqual([10, 22, 18]);
  expect(analysis.accuracy[0]).toBeCloseTo((0.5 / 0.75 + 1) / 2, 9);
  expect(analysis.accuracy[1]).toBeCloseTo((1 + 0.5 / 0.6) / 2, 9);
});

test("a match that was never in doubt has no turning point, and a seat without analysed moves no accuracy", () => {
  const analysis = analysisOf([moved(10, 0, [0.9, 0.9])], { result: "won", winners: [0, 1], reason: "finished" }, 2);
  expect([analysis.turningPoint, analysis.accuracy]).toEqual([undefined, [1, null]]);
});

test("a match that was given up before an estimate has no changes", () => {
  const analysis = analysisOf([], { result: "lost", winners: [], reason: "conceded" }, 2);
  expect([analysis.changes, analysis.end, analysis.accuracy]).toEqual([[], [0, 0], [null, null]]);
});

test("giving up is neither luck nor the decision of the last move", () => {
  const moves = [moved(10, 0, [0.8, 0.8]), moved(14, 0, [0.9, 0.9], 0.1)];
  const analysis = analysisOf(moves, { result: "lost", winners: [], reason: "conceded" }, 2);
  const rounded = (shares: readonly number[]) => shares.map((share) => Number(share.toFixed(3)));
  expect(analysis.changes.map(({ luck }) => rounded(luck))).toEqual([
    [0.1, 0.1],
    [0, 0],
  ]);
  expect(rounded(analysis.givenUp!)).toEqual([-0.8, -0.8]);
  expect(analysis.turningPoint).toBeUndefined();
  const [first, decisions, luck, givenUp] = [analysis.first, analysis.decisions, analysis.luck, analysis.givenUp!].map(
    ([own]) => own!,
  );
  expect(first! + decisions! + luck! + givenUp!).toBeCloseTo(itemAt(analysis.end, 0), 9);
});
