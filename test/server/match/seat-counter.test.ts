import { expect, test } from "vitest";
import type { Tables } from "../../../server/match/tables.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import { itemAt } from "../../kit/item-at.ts";
import { bot, game, matchesOf, options, person, sitting } from "./tables.kit.ts";

/** Counts seats by walking through all tables. */
function walked({ inMemory }: Tables) {
  const held = [...inMemory].flatMap(({ match }) => match.seats);
  const count = (kind: string) => held.filter((one) => one?.kind === kind).length;
  return { tables: [...inMemory].length, seats: { human: count("human"), bot: count("bot") } };
}

test("the population is what a walk through all tables counts, after every change and when they are gone", async () => {
  const { tables, factory } = matchesOf(memoryStores());
  const opened = [];
  for (let n = 0; n < 3; n++) {
    const { id } = await factory.create({ game, options, seats: 3, visibility: "private" });
    const table = (await tables.acquire(id))!;
    opened.push(table);
    for (const command of [
      sitting(0, person(0)),
      sitting(1, bot(1)),
      sitting(2, person(2)),
      { id: "up", command: { type: "stand", seat: 2 } },
    ] as const) {
      await table.submit(command);
      expect(tables.population).toEqual(walked(tables));
    }
  }
  expect(tables.population).toEqual({ tables: 3, seats: { human: 3, bot: 3 } });
  await tables.handOver(itemAt(opened, 0));
  expect(tables.population).toEqual(walked(tables));
  for (const table of opened) await tables.release(table);
  expect(tables.population).toEqual({ tables: 0, seats: { human: 0, bot: 0 } });
});
