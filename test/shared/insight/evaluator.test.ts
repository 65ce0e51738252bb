import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { parse } from "zod/v4/core";
import type { Curve } from "../../../shared/engine/contract/value-model.ts";
import { revealAll, viewAt } from "../../../shared/engine/match/replay.ts";
import { movesOf } from "../../../shared/engine/match/steps.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { wayward } from "../../../shared/games/wayward/wayward.ts";
import { loadEvaluator } from "../../../shared/insight/evaluator.ts";
import { calibrated, Perceptron } from "../../../shared/insight/perceptron.ts";
import { itemAt } from "../../kit/item-at.ts";
import { simulateMatch } from "../../lab/bots.ts";
import { kindOf, settingsOf } from "../../lab/settings.ts";

const weights = Object.entries(tranquility.valueModel.weights);

const played = (chosen: object, seats: number) => {
  const options = parse(tranquility.options, chosen);
  const spec = { game: tranquility, options, seats, name: "steady", id: "value", text: "value" };
  return { options, ...simulateMatch(spec) };
};

test("every mode of the booklets has a trained model, and all weights together take at most 60 KB", async () => {
  const modes = new Set(settingsOf(tranquility).map(kindOf));
  modes.delete("board");
  expect(weights.map(([kind]) => kind).sort()).toEqual([...modes].sort());
  const all = await Promise.all(weights.map(([, load]) => load()));
  const size = all.reduce((sum, one) => sum + gzipSync(JSON.stringify(one)).length, 0);
  expect(size).toBeLessThanOrEqual(60_000);
});

test("a whole match is evaluated from every seat and with all hands open, and its end is its outcome", async () => {
  const { log, match, options } = played({ mode: "day-night" }, 3);
  const value = (await loadEvaluator(tranquility, options))!;
  for (const version of movesOf(log).slice(0, -1))
    for (const seat of [0, 1, 2]) {
      const { chances } = value.ofMatch(viewAt(tranquility, log, seat, version), seat, "seat")!;
      expect(new Set(chances).size).toBe(1);
      expect(chances.length).toBe(3);
      expect(chances[0]).toBeGreaterThanOrEqual(0);
      expect(chances[0]).toBeLessThanOrEqual(1);
    }
  const end = value.ofMatch(revealAll(tranquility, log), 0, "open")!;
  expect(end.chances).toEqual([0, 1, 2].map((seat) => (match.outcome!.winners.includes(seat) ? 1 : 0)));
});

test("the value of a duel for one seat is the complement for the other, with points by seat", async () => {
  const { log, options } = played({ mode: "duel" }, 2);
  const value = (await loadEvaluator(tranquility, options))!;
  const version = itemAt(movesOf(log), 6);
  for (const seat of [0, 1]) {
    const { chances, scores } = value.ofMatch(viewAt(tranquility, log, seat, version), seat, "seat")!;
    expect(itemAt(chances, 0) + itemAt(chances, 1)).toBeCloseTo(1, 9);
    for (const score of scores!) expect(Math.abs(score)).toBeLessThan(60);
  }
  const [open, other] = [0, 1].map((seat) => value.ofMatch(revealAll(tranquility, log, version), seat, "open")!);
  expect(Math.abs(itemAt(open!.chances, 0) - itemAt(other!.chances, 0))).toBeLessThan(0.35);
});

test("a game without a trained model has no value", async () => {
  expect(await loadEvaluator(wayward, {})).toBeUndefined();
});

const HALVED: Curve = [
  [0, 0],
  [1, 0.5],
];

test("predictions are calibrated by the curve of their table, and a wrong number of features is refused", () => {
  expect(
    calibrated(
      [
        [0, 0],
        [0.5, 0.25],
        [1, 1],
      ],
      0.75,
    ),
  ).toBe(0.625);
  const perceptron = new Perceptron({
    sizes: [2, 2, 1],
    mean: [1, 0],
    scale: [2, 1],
    weights: [
      [1000, 0, 0, -1000],
      [1000, 1000],
    ],
    biases: [[0, 0], [-1000]],
    calibration: [
      { seats: 3, perspective: "open", curve: HALVED },
      { seats: 2, curve: [] },
    ],
    scores: [],
    made: {},
  });
  const chance = 1 / (1 + Math.exp(-1));
  expect(perceptron.read([2, 5], []).chance).toBeCloseTo(chance, 9);
  expect(perceptron.read([2, 5], HALVED).chance).toBeCloseTo(chance / 2, 9);
  expect(() => perceptron.read([1], [])).toThrow("train them again");
  expect(perceptron.curveFor({ seats: 3, perspective: "open" })).toBe(HALVED);
  expect(perceptron.curveFor({ seats: 3, perspective: "seat" })).toEqual([]);
  expect(perceptron.curveFor({ seats: 2, perspective: "open" })).toEqual([]);
});
