import { expect, test } from "vitest";
import type { Outcome } from "../../../../shared/engine/contract/game.ts";
import { resultFor } from "../../../../shared/engine/match/result.ts";

const seats = [
  { name: "Ann", kind: "human", player: "ann" },
  { name: "Ben", kind: "human", player: "ben" },
] as const;

const of = (outcome: Outcome | undefined, player?: string) => resultFor({ ...(outcome && { outcome }), seats }, player);

test("a player of each seat wins or loses by the winners; others see the result of the match", () => {
  for (const [winner, ann, ben] of [
    [0, "won", "lost"],
    [1, "lost", "won"],
  ] as const) {
    const outcome: Outcome = { result: "won", winners: [winner], reason: "points" };
    expect([of(outcome, "ann"), of(outcome, "ben"), of(outcome, "eve"), of(outcome)]).toEqual([ann, ben, "won", "won"]);
  }
});

test("a match that nobody won has the same result for all, and one under way has none", () => {
  const outcome: Outcome = { result: "lost", winners: [], reason: "piles" };
  expect([of(outcome, "ann"), of(outcome, "ben"), of(outcome)]).toEqual(["lost", "lost", "lost"]);
  expect([of(undefined, "ann"), of(undefined)]).toEqual([undefined, undefined]);
});
