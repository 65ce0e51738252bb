import { expect } from "vitest";
import { contractOf } from "./contract.ts";

export const puzzleAgreementsContract = contractOf("agreements about puzzles", (test) => {
  test("a player agrees for a match once, and may take it back", async ({ store }) => {
    const { puzzleAgreements } = store;
    const [ann, bob] = [
      { match: "m", player: "ann" },
      { match: "m", player: "bob" },
    ];
    expect(await puzzleAgreements.has(ann)).toBe(false);
    for (const one of [ann, ann, bob]) expect(await puzzleAgreements.keep(one, 1)).toBe(true);
    expect([await puzzleAgreements.has(ann), await puzzleAgreements.has({ ...ann, match: "n" })]).toEqual([
      true,
      false,
    ]);
    for (let n = 0; n < 2; n++) await puzzleAgreements.drop(ann);
    expect([await puzzleAgreements.has(ann), await puzzleAgreements.has(bob)]).toEqual([false, true]);
  });

  test("the agreements of a player are limited, and those of a deleted player are refused", async ({ store }) => {
    const { puzzleAgreements, players } = store;
    await players.change("gone", { isGone: true });
    for (const [match, player, isKept] of [
      ["m", "gone", false],
      ["m", "ann", true],
      ["n", "ann", true],
      ["o", "ann", false],
      ["n", "ann", true],
      ["o", "bob", true],
    ] as const) {
      expect([match, player, await puzzleAgreements.keep({ match, player }, 2)]).toEqual([match, player, isKept]);
      expect([match, player, await puzzleAgreements.has({ match, player })]).toEqual([match, player, isKept]);
    }
    await puzzleAgreements.drop({ match: "m", player: "ann" });
    expect(await puzzleAgreements.keep({ match: "o", player: "ann" }, 2)).toBe(true);
  });
});
