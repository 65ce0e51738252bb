import { describe, expect, it } from "vitest";
import * as z from "zod/v4/core";
import { isRefusal } from "../../../../shared/engine/contract/events.ts";
import { steady } from "../../../../shared/games/tranquility/bot.ts";
import { command as schema } from "../../../../shared/games/tranquility/commands.ts";
import type { Options } from "../../../../shared/games/tranquility/options.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import {
  ARCH,
  chosen,
  contest,
  DAY_NIGHT,
  DUEL,
  diceOf,
  PYRAMID,
  type Table,
  tally,
} from "../../../bench/winrates.match.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { winsAtLeast } from "../../../kit/sequential.ts";
import { exchanged, wander } from "./bot.kit.ts";

const EASIER: Options = { ...PYRAMID, difficulty: "easier" };
const HARDER: Options = { ...PYRAMID, difficulty: "harder", edition: "de" };
const TWO_ROUNDS: Options = { ...DAY_NIGHT, soloToll: "two-rounds" };
const TABLES: readonly (readonly [name: string, options: Options, seats: readonly number[]])[] = [
  ["arch", ARCH, [1, 2, 5]],
  ["pyramid", PYRAMID, [1, 2, 5]],
  ["easier pyramid", EASIER, [1, 3]],
  ["harder pyramid", HARDER, [1, 4]],
  ["day and night", DAY_NIGHT, [1, 2, 5]],
  ["day and night in two rounds", TWO_ROUNDS, [1]],
  ["duel", DUEL, [2]],
];

/** Good and bad tables, with the seats that may act. */
function* situations(options: Options, counts: readonly number[]): Generator<readonly [table: Table, seat: number]> {
  for (const seats of counts)
    for (const whims of [1, 2, 3])
      for (const table of wander(options, seats, `modes/${seats}/${whims}`, whims))
        for (const { seat } of tranquility.toAct(table.truth)) yield [table, seat];
}

describe.each(TABLES)("the bot's choice in %s", (_, options, counts) => {
  it("is legal, follows from its own view alone, and always the same way", () => {
    let asked = 0;
    for (const [table, seat] of situations(options, counts)) {
      const command = chosen(table, seat);
      const dice = diceOf(table);
      expect(z.safeParse(schema, command).success).toBe(true);
      const events = tranquility.decide(table.truth, seat, command, () => () => 0);
      expect(isRefusal(events), JSON.stringify([events, command])).toBe(false);
      expect(chosen(table, seat)).toEqual(command);
      expect(steady(table.truth, seat, dice)).toEqual(command);
      const hidden = tranquility.cards.hiddenFrom(table.truth, seat);
      if (hidden.length >= 2) {
        const other = exchanged(table, itemAt(hidden, dice(hidden.length)), itemAt(hidden, dice(hidden.length)));
        expect(steady(other, seat, dice)).toEqual(command);
      }
      asked++;
    }
    expect(asked).toBeGreaterThan(30 * counts.length);
  });
});

describe("bots", () => {
  it.each([
    ["an arch alone", ARCH, 1, 0.9],
    ["an arch in twos", ARCH, 2, 0.9],
    ["a pyramid alone", PYRAMID, 1, 0.4],
    ["a pyramid in twos", PYRAMID, 2, 0.5],
    ["an easier pyramid in twos", EASIER, 2, 0.5],
    ["a harder pyramid in twos", HARDER, 2, 0.3],
    ["day and night in twos", DAY_NIGHT, 2, 0.5],
    ["day and night in fours", DAY_NIGHT, 4, 0.5],
    ["a duel against the cheapest way to play", DUEL, 2, 0.7],
  ] as const)("win %s", (_, options, seats, least) => {
    const judged = winsAtLeast(least, (match) => contest(options, seats, match, "winning").hasWon);
    expect(judged).toMatchObject({ isEnough: true });
  });

  it("win fewer pyramids in harder waters than in normal ones", () => {
    const won = (difficulty: "normal" | "harder") => tally({ ...PYRAMID, difficulty }, 3, 100, "rougher").won;
    expect(won("harder")).toBeLessThan(won("normal"));
  });
});
