import { describe, expect, test } from "vitest";
import type { AnyGame, Rng } from "../../../shared/engine/game.ts";
import type { Match } from "../../../shared/engine/match.ts";
import { judge } from "../../../shared/insight/judge.ts";

type Draw = { readonly type: "Draw"; readonly urn: number };

const draw = (urn: number): Draw => ({ type: "Draw", urn });
const URNS = 12;

/** One draw decides: from an urn of a hundred tickets, of which so many win. What one urn gives tells nothing of another. */
const urns = (winning: (urn: number) => number) =>
  ({
    id: "urns",
    bots: { any: () => draw(0) },
    candidates: () => Array.from({ length: URNS }, (_, urn) => draw(urn)),
    cards: { determinize: (view: unknown) => view },
    toAct: () => [{ seat: 0 }],
    decide: (_: unknown, __: number, { urn }: Draw, chance: () => Rng) => {
      const tickets = Array.from({ length: URNS }, () => chance()(100));
      return [{ type: "Drawn", isWon: tickets[urn]! < winning(urn) }];
    },
    evolve: (_: unknown, { isWon }: { isWon: boolean }) => ({ isWon }),
    outcome: (table: { isWon?: boolean }) =>
      table.isWon === undefined
        ? undefined
        : { result: table.isWon ? "won" : "lost", winners: table.isWon ? [0] : [], reason: "drawn" },
  }) as unknown as AnyGame;

const view = { table: {}, seats: [{}] } as unknown as Match;

const MOMENTS = 400;
const judgements = (game: AnyGame, moments = MOMENTS) =>
  Array.from({ length: moments }, (_, n) => judge(game, view, 0, draw(0), { playouts: 400, seed: n * 1_000_003 })!);

describe("a move beside eleven others", () => {
  test("is hardly ever called a mistake where all are alike, although one of them was luckiest", () => {
    const blamed = judgements(urns(() => 50)).filter(({ best }) => best);
    expect(blamed.length).toBeLessThan(0.02 * MOMENTS);
  });

  test("is told what a better one gives more, on average as much as it is", () => {
    const told = judgements(urns((urn) => (urn === 7 ? 75 : 50)));
    const found = told.filter(({ best }) => best && (best.command as Draw).urn === 7);
    expect(found.length).toBeGreaterThan(0.7 * MOMENTS);
    const mean = found.reduce((sum, { best }) => sum + best!.gain.mean, 0) / found.length;
    expect(mean).toBeGreaterThan(0.24);
    expect(mean).toBeLessThan(0.26);
  });

  test("has its chance, and what the better one gives, from the same deals, and they are counted", () => {
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
