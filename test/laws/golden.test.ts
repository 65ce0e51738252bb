import { expect, test } from "vitest";
import { equal } from "../../shared/engine/equal.ts";
import { verify } from "../../shared/engine/log/verify.ts";
import { endOf, goldens, REHEARSED, unshown } from "../kit/golden.ts";
import { gameOf, kindNameOfFile, lawByKind, SHELF } from "../kit/shelf.ts";

const kept = goldens(SHELF);

for (const { name, file, end } of kept) {
  test(`Law 9: a golden match folds to its recorded end: ${name}`, () => {
    const game = gameOf(file.header.game)!;
    expect(equal(endOf(game, file), end)).toBe(true);
    expect(verify(file, gameOf)).toBe(undefined);
  });
}

test("Law 9: golden matches include wins, losses and draws, by one player and by several", () => {
  expect(new Set(kept.map(({ file }) => file.header.outcome?.result))).toEqual(new Set(["won", "lost", "draw"]));
  expect(new Set(kept.map(({ file }) => file.header.seats.length)).size).toBeGreaterThan(3);
});

test("Law 9: there are golden matches of every kind of a game that has a repertoire", () => {
  expect(new Set(kept.map(({ file: { header } }) => kindNameOfFile(header)))).toEqual(new Set(REHEARSED.keys()));
});

lawByKind("Law 9: golden matches show every event and every branch of the rules", (_, kind) => {
  expect(unshown(kind, kept)).toEqual([]);
});
