import { describe, expect, test } from "vitest";
import { arcanoid } from "../../../../shared/games/arcanoid/arcanoid.ts";
import { options } from "../../../../shared/games/arcanoid/options.ts";
import { playoutCutoff } from "../../../../shared/games/arcanoid/playout-cutoff.ts";
import { rolls } from "../../../kit/chance.ts";
import { itemAt } from "../../../kit/item-at.ts";

const SEATS = 4;
const begun = arcanoid.initial(options.parse({ rounds: 5 }), SEATS);

const ended = (rounds: number, winner: number) => ({
  ...begun,
  results: Array.from({ length: rounds }, () => [winner, winner, winner, winner]),
});

describe("the expected end of a match from the end of a round on", () => {
  test("is not computed within the round in which the playout began", () => {
    expect(playoutCutoff(begun, begun, rolls(1))).toBeUndefined();
    expect(playoutCutoff(ended(2, 0), ended(2, 0), rolls(1))).toBeUndefined();
  });

  test("keeps what was won, and gives every field of the rounds to come to some seat", () => {
    const { winners, scores } = playoutCutoff(ended(2, 3), ended(3, 3), rolls(1))!;
    expect(scores!.reduce((sum, n) => sum + n, 0)).toBe(20);
    expect(scores![3]).toBeGreaterThanOrEqual(12);
    expect(winners).toEqual([3]);
  });

  test("gives all seats the same chance before anything is won", () => {
    const all = Array.from({ length: SEATS }, () => 0);
    const matches = 4000;
    const even = { ...begun, results: [[0, 1, 2, 3]] };
    for (let n = 0; n < matches; n++) for (const seat of playoutCutoff(begun, even, rolls(n))!.winners) all[seat]!++;
    for (const won of all) expect(won / matches).toBeCloseTo(1 / SEATS, 1);
  });

  test("gives the winner of one field of a round more of it than chance alone, as matches of bots do", () => {
    const sweeps = { 0: 0, 4: 0 } as Record<number, number>;
    const rounds = 4000;
    const last = { ...begun, options: { ...begun.options, rounds: 1 } };
    for (let n = 0; n < rounds; n++) {
      const { scores } = playoutCutoff(
        { ...last, results: [] },
        { ...last, options: { ...last.options, rounds: 2 }, results: [[null, null, null, null]] },
        rolls(n),
      )!;
      for (const won of scores!) if (won in sweeps) sweeps[won]!++;
    }
    // If fields were won independently, 32 of 100 seats would win none, and 0.4 of 100 all four.
    expect(itemAt(sweeps, 0) / (SEATS * rounds)).toBeGreaterThan(0.35);
    expect(itemAt(sweeps, 4) / (SEATS * rounds)).toBeGreaterThan(0.008);
  });
});
