import { expect } from "vitest";
import { contractOf } from "./contract.ts";

const [DAY, NEXT] = ["2026-11-24", "2026-11-25"];

export const puzzleAnswersContract = contractOf("answers to puzzles", (test) => {
  test("a player's first answer of a day counts, and later ones change nothing", async ({ store }) => {
    const { puzzleAnswers } = store;
    expect(await puzzleAnswers.get(DAY, "ann")).toBeUndefined();
    expect(await puzzleAnswers.keep({ day: DAY, player: "ann", choice: 2 }, 9)).toBe(true);
    expect(await puzzleAnswers.keep({ day: DAY, player: "ann", choice: 0 }, 9)).toBe(false);
    expect(await puzzleAnswers.keep({ day: DAY, player: "bob", choice: -1 }, 9)).toBe(true);
    expect(await puzzleAnswers.keep({ day: DAY, player: "cy", choice: 2 }, 9)).toBe(true);
    expect(await puzzleAnswers.keep({ day: NEXT, player: "ann", choice: 1 }, 9)).toBe(true);
    expect(await puzzleAnswers.get(DAY, "ann")).toBe(2);
    expect(await puzzleAnswers.counts(DAY)).toEqual([
      { choice: -1, answers: 1 },
      { choice: 2, answers: 2 },
    ]);
    expect(await puzzleAnswers.counts("2026-11-26")).toEqual([]);
  });

  test("the answers of a day are limited, and those of a deleted player are refused", async ({ store }) => {
    const { puzzleAnswers, players } = store;
    await players.change("gone", { isGone: true });
    expect(await puzzleAnswers.keep({ day: DAY, player: "gone", choice: 0 }, 2)).toBe(false);
    for (const [player, isKept] of [
      ["ann", true],
      ["bob", true],
      ["cy", false],
    ] as const)
      expect([player, await puzzleAnswers.keep({ day: DAY, player, choice: 0 }, 2)]).toEqual([player, isKept]);
    expect(await puzzleAnswers.keep({ day: NEXT, player: "cy", choice: 0 }, 2)).toBe(true);
  });

  test("answers of earlier days are deleted, and those of the day itself stay", async ({ store }) => {
    const { puzzleAnswers } = store;
    for (const day of [DAY, NEXT]) await puzzleAnswers.keep({ day, player: "ann", choice: 0 }, 9);
    await puzzleAnswers.dropBefore(NEXT);
    expect([await puzzleAnswers.counts(DAY), await puzzleAnswers.counts(NEXT)]).toEqual([
      [],
      [{ choice: 0, answers: 1 }],
    ]);
  });
});
