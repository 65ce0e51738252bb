import { describe, expect, test } from "vitest";
import type { AnyGame } from "../../../shared/engine/contract/game.ts";
import { judge } from "../../../shared/insight/judge.ts";
import { type Draw, draw, URNS, undrawn, urns } from "../../kit/urns.ts";

const MOMENTS = 400;
const judgements = (game: AnyGame, moments = MOMENTS, playouts = 400) =>
  Array.from({ length: moments }, (_, n) => judge(game, undrawn, 0, draw(0), { playouts, seed: n * 1_000_003 })!);

describe("a move beside eleven others", () => {
  test("is hardly ever called a mistake where all are alike, although one of them was luckiest", () => {
    const blamed = judgements(urns(() => 50)).filter(({ best }) => best);
    expect(blamed.length).toBeLessThan(0.02 * MOMENTS);
  });

  test("is not called a mistake after a handful of deals either", () => {
    const blamed = judgements(
      urns(() => 50),
      MOMENTS,
      10,
    ).filter(({ best }) => best);
    expect(blamed.length).toBeLessThan(0.02 * MOMENTS);
  });

  test("has a loss that is on average its real one", () => {
    const all = judgements(urns((urn) => (urn === 7 ? 75 : 50)));
    const found = all.filter(({ best }) => best && (best.command as Draw).urn === 7);
    expect(found.length).toBeGreaterThan(0.7 * MOMENTS);
    const mean = found.reduce((sum, { best }) => sum + best!.gain.mean, 0) / found.length;
    expect(mean).toBeGreaterThan(0.24);
    expect(mean).toBeLessThan(0.26);
  });

  test("has its chance, and that of the better move, from the same deals, which are counted", () => {
    const { played, best, decision, playouts } = judgements(
      urns((urn) => (urn === 7 ? 75 : 50)),
      1,
    )[0]!;
    expect(best!.chance.mean - played.chance.mean).toBeCloseTo(best!.gain.mean, 9);
    expect(decision).toEqual([-best!.gain.mean]);
    expect(playouts).toBeGreaterThan(400);
    expect(playouts).toBeLessThan(2.25 * 400 + 2 * URNS);
  });
});
