import { expect, it } from "vitest";
import { openBeside, shownBeside } from "../../../../../client/games/arcanoid/scene/shelves.ts";
import { itemAt } from "../../../../kit/item-at.ts";
import { played } from "../staged.ts";

it("cards of a closed hand are shown beside a name in a replay, and are not open", () => {
  const { table } = played(3, 30).match;
  const { closed, open } = itemAt(table.parties, 1);
  expect(closed.length).toBeGreaterThan(0);
  expect(openBeside(table, 1).filter((card) => closed.includes(card))).toEqual([]);
  expect(openBeside(table, 1)).toEqual(expect.arrayContaining([...open]));
  expect(shownBeside(table, 1, "playing")).toEqual(openBeside(table, 1));
  expect(shownBeside(table, 1, "replay")).toEqual([...openBeside(table, 1), ...closed]);
});
