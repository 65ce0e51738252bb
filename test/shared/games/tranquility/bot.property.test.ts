import { describe, expect, it } from "vitest";
import * as z from "zod/v4/core";
import { isRefusal } from "../../../../shared/engine/contract/events.ts";
import { steady } from "../../../../shared/games/tranquility/bot.ts";
import { command as schema } from "../../../../shared/games/tranquility/commands.ts";
import type { OptionsOf } from "../../../../shared/games/tranquility/options.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import { chosen, diceOf, STANDARD, type Table } from "../../../bench/winrates.match.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { exchanged, wander } from "./bot.kit.ts";

const SEATS = [1, 2, 3, 4, 5];
const TWO_ROUNDS: OptionsOf<"standard"> = { ...STANDARD, soloToll: "two-rounds" };
const GALATEIA: OptionsOf<"standard"> = { ...STANDARD, galateia: true };

/** Tables after moves of the bot and random moves, with the seats that may act. */
function* situations(): Generator<readonly [table: Table, seat: number]> {
  for (const options of [STANDARD, TWO_ROUNDS, GALATEIA])
    for (const seats of SEATS)
      for (const whims of [1, 2, 3])
        for (const table of wander(options, seats, `wander/${seats}/${whims}`, whims))
          for (const { seat } of tranquility.toAct(table.truth)) yield [table, seat];
}

describe("the bot's choice", () => {
  it("is legal, from any table", () => {
    let asked = 0;
    for (const [table, seat] of situations()) {
      const command = chosen(table, seat);
      expect(z.safeParse(schema, command).success).toBe(true);
      const events = tranquility.decide(table.truth, seat, command, () => () => 0);
      expect(isRefusal(events), JSON.stringify([events, command])).toBe(false);
      asked++;
    }
    expect(asked).toBeGreaterThan(2000);
  });

  it("follows from its own view alone, and always the same way", () => {
    for (const [table, seat] of situations()) {
      const command = chosen(table, seat);
      const dice = diceOf(table);
      const hidden = tranquility.cards.hiddenFrom(table.truth, seat);
      expect(chosen(table, seat)).toEqual(command);
      expect(steady(table.truth, seat, dice)).toEqual(command);
      if (hidden.length < 2) continue;
      const other = exchanged(table, itemAt(hidden, dice(hidden.length)), itemAt(hidden, dice(hidden.length)));
      expect(steady(other, seat, dice)).toEqual(command);
    }
  });
});
