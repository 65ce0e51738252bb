import { expect, test } from "vitest";
import { parse } from "zod/v4/core";
import { type AnyGame, hasInsight } from "../../../shared/engine/contract/game.ts";
import { INITIAL_MATCH } from "../../../shared/engine/match/match.ts";
import { revealAll, viewAt } from "../../../shared/engine/match/replay.ts";
import { movesOf } from "../../../shared/engine/match/steps.ts";
import { arcanoid } from "../../../shared/games/arcanoid/arcanoid.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { wayward } from "../../../shared/games/wayward/wayward.ts";
import { estimate } from "../../../shared/insight/estimate.ts";
import { Tally } from "../../../shared/insight/tally.ts";
import { rolls } from "../../kit/chance.ts";
import { itemAt } from "../../kit/item-at.ts";
import { simulateMatch } from "../../lab/bots.ts";

const played = (game: AnyGame, chosen: object, seats: number) =>
  simulateMatch({
    game,
    options: parse(game.options as typeof tranquility.options, chosen),
    seats,
    name: "steady",
    id: "estimate",
    text: "estimate",
  });

const duel = played(tranquility, { mode: "duel" }, 2);
const early = (log: typeof duel.log): number => itemAt(movesOf(log), 0);

test("a duel has chances that add up to one, and expected points by seat", () => {
  const result = estimate(tranquility, viewAt(tranquility, duel.log, 0, early(duel.log)), 0, {
    playouts: 60,
    rng: rolls(1),
  })!;
  expect(result.playouts).toBe(60);
  expect(itemAt(result.chances, 0).mean + itemAt(result.chances, 1).mean).toBeCloseTo(1, 9);
  expect(result.chance).toEqual(result.chances[0]);
  for (const { mean, error } of result.scores!) {
    expect(mean).toBeGreaterThan(0);
    expect(mean).toBeLessThan(60);
    expect(error).toBeGreaterThan(0);
    expect(error).toBeLessThan(5);
  }
});

test("a cooperative match has one chance, and no points where none are counted", () => {
  const { log } = played(tranquility, { mode: "standard" }, 3);
  const result = estimate(tranquility, viewAt(tranquility, log, 1, early(log)), 1, { playouts: 20, rng: rolls(1) })!;
  expect(new Set(result.chances.map(({ mean }) => mean)).size).toBe(1);
  expect(result.scores).toBeUndefined();
});

test("fields of Arcanoïd are estimated by seat", () => {
  const { log } = played(arcanoid, { rounds: 1 }, 4);
  const result = estimate(arcanoid, viewAt(arcanoid, log, 0, early(log)), 0, { playouts: 20, rng: rolls(1) })!;
  expect(result.scores!.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(4, 1);
});

test("an estimate stops as soon as it has the requested certainty", () => {
  const view = viewAt(tranquility, duel.log, 0, early(duel.log));
  const result = estimate(tranquility, view, 0, { playouts: 2000, error: 0.1, rng: rolls(1) })!;
  expect(result.playouts).toBeLessThan(40);
  expect(result.chance.error).toBeLessThanOrEqual(0.1);
});

test("the end is certain, and before the deal there is no estimate", () => {
  const over = viewAt(tranquility, duel.log, 0);
  const { winners, scores } = over.outcome!;
  const result = estimate(tranquility, over, 0, { playouts: 10, rng: rolls(1) })!;
  expect(result.chances.map(({ mean }) => mean)).toEqual([0, 1].map((seat) => (winners.includes(seat) ? 1 : 0)));
  expect(result.scores!.map(({ mean }) => mean)).toEqual(scores);
  expect(result.playouts).toBe(0);
  expect(estimate(tranquility, INITIAL_MATCH, 0, { playouts: 10, rng: rolls(1) })).toBeUndefined();
});

test("with all hands open every hand is known, and cards in piles are not", () => {
  const version = early(duel.log);
  const { table } = revealAll(tranquility, duel.log, version) as unknown as {
    readonly table: ReturnType<typeof tranquility.initial>;
  };
  expect(table.hands.flat().every((card) => table.faces[card] !== undefined)).toBe(true);
  expect(table.piles.flat().every((card) => table.faces[card] === undefined)).toBe(true);
});

test("a game without the capability has no insight", () => {
  expect([tranquility, arcanoid, wayward].map((game) => hasInsight(game))).toEqual([true, true, false]);
});

test("a hundred wins in a row are no certainty, and a mean has the error of its samples", () => {
  const wins = new Tally();
  for (let i = 0; i < 100; i++) wins.add(1);
  expect(wins.share().mean).toBe(1);
  expect(wins.share().error).toBeCloseTo(0.0099, 3);
  const points = new Tally();
  for (const value of [1, 2, 3, 4]) points.add(value);
  expect(points.figure().mean).toBe(2.5);
  expect(points.figure().error).toBeCloseTo(Math.sqrt(5 / 3 / 4), 9);
});
