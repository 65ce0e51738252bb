import { describe, expect, test, vi } from "vitest";
import { localTopic } from "../../../server/cluster/cluster.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import { ANONYMIZED } from "../../../shared/engine/people/names.ts";
import type { PlayerRenamed } from "../../../shared/engine/people/renaming.ts";
import { rolls } from "../../kit/chance.ts";
import { pastMatches } from "../../kit/past.ts";
import { POLLING } from "../../kit/polling.ts";
import { entries } from "../store/samples.ts";
import { bot, matchesOf, person, playOne, playToTheEnd, rigged, seatedMatch, tablesOf } from "./tables.kit.ts";

const called = (player: string, name: string, isGone = false): PlayerRenamed => ({ player, name, isGone });

describe("a player with a new name", () => {
  test("has it in every process that has their match in memory, and in all later entries", async () => {
    const store = memoryStores();
    const naming = localTopic<PlayerRenamed>();
    const matches = matchesOf(store, { naming });
    const [here, there] = [matches.tables, tablesOf(store, { naming })];
    const id = await seatedMatch(matches, [person(0), person(1)]);
    const table = (await there.acquire(id))!;
    await table.submit({ id: "go", command: { type: "start" } });
    await store.players.change("p0", { name: "Zoë" });
    await matches.renaming.rename(called("p0", "Zoë"));
    await vi.waitFor(() => expect(table.match.seats[0]?.name).toBe("Zoë"), POLLING);
    expect((await store.matches.find({ id }))[0]?.seats[0]?.name).toBe("Zoë");
    await playOne(table, rolls(1));
    expect((await store.matches.find({ id }))[0]?.seats.map((held) => held?.name)).toEqual(["Zoë", "Player 1"]);
    expect(JSON.stringify(await store.events.read(id))).toContain('"Player 0"');
    await there.release(table);
    expect((await here.read(id))!.match.seats[0]?.name).toBe("Zoë");
  });

  test("gets it in the middle of a move, which is not lost", async () => {
    const store = rigged();
    const matches = matchesOf(store);
    const { tables } = matches;
    const table = (await tables.acquire(await seatedMatch(matches, [person(0), person(1)])))!;
    await table.submit({ id: "go", command: { type: "start" } });
    const gate = Promise.withResolvers<void>();
    store.before = () => gate.promise;
    const moving = playOne(table, rolls(1));
    const renaming = table.rename(new Map([["p1", "Yan"]]));
    gate.resolve();
    expect((await moving).ok).toBe(true);
    await renaming;
    expect(table.match.seats[1]?.name).toBe("Yan");
    expect(table.log.length).toBe(table.match.version);
    await playToTheEnd(table, rolls(2));
    expect(table.summary!.seats.map((held) => held?.name)).toEqual(["Player 0", "Yan"]);
  });
});

describe("a new name", () => {
  test("concerns only the tables that name the player, from when they sat down there", async () => {
    const matches = matchesOf(memoryStores());
    const { tables, renaming } = matches;
    const [own, later, others] = await Promise.all(
      [
        [person(0), person(1)],
        [person(2), person(3)],
        [person(2), person(3)],
      ].map(async (people) => (await tables.acquire(await seatedMatch(matches, people)))!),
    );
    await later!.submit({ id: "stand", command: { type: "stand", seat: 1 } });
    await later!.submit({ id: "sit", command: { type: "sit", seat: 1, occupant: person(0) } });
    const renames = [own!, later!, others!].map((table) => vi.spyOn(table, "rename"));
    await renaming.rename(called("p0", "Zoë"));
    await vi.waitFor(() => expect(later!.match.seats[1]?.name).toBe("Zoë"), POLLING);
    expect(renames.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
    await tables.release(own!);
    await renaming.rename(called("p0", "Zoe"));
    await vi.waitFor(() => expect(later!.match.seats[1]?.name).toBe("Zoe"), POLLING);
    expect(renames.map(({ mock }) => mock.calls.length)).toEqual([1, 2, 0]);
  });

  test("is looked up in the past with a turn of the event loop after every 50 matches, even where all match", async () => {
    const store = memoryStores();
    const seats = [{ name: "Player 0", kind: "human", player: "p0" } as const];
    const over = pastMatches(230, 90).map(({ summary }, n) => ({ ...summary, id: `m${n}`, code: `c${n}`, seats }));
    for (const match of over) await store.events.append(match.id, 0, entries(1, 1), match);
    const { renaming } = matchesOf(store);
    let [inTurn, together, pages] = [0, 0, 0];
    const nextTurn = () => {
      inTurn = 0;
      turning = setImmediate(nextTurn);
    };
    let turning = setImmediate(nextTurn);
    const { past } = store.matches;
    vi.spyOn(store.matches, "past").mockImplementation((query) => {
      pages++;
      together = Math.max(together, ++inTurn);
      return past(query);
    });
    await renaming.rename(called("p0", "Player 0"));
    clearImmediate(turning);
    expect(pages).toBe(5);
    expect(together).toBeLessThanOrEqual(2);
  });

  test("folds no log again", async () => {
    const matches = matchesOf(memoryStores());
    const { tables } = matches;
    const table = (await tables.acquire(await seatedMatch(matches, [person(0), person(1)])))!;
    await table.submit({ id: "go", command: { type: "start" } });
    await playOne(table, rolls(1));
    const evolve = vi.spyOn(table.game, "evolve");
    await table.rename(new Map([["p0", "Zoë"]]));
    expect(table.match.seats[0]?.name).toBe("Zoë");
    expect(table.summary!.seats[0]?.name).toBe("Zoë");
    expect(evolve).not.toHaveBeenCalled();
    evolve.mockRestore();
  });
});

describe("a deleted player", () => {
  test("keeps no player waiting in a match that was not in memory", async () => {
    const store = memoryStores();
    const matches = matchesOf(store);
    const { tables } = matches;
    const [open, live] = [
      await seatedMatch(matches, [person(0), person(1)]),
      await seatedMatch(matches, [person(0), person(1)]),
    ];
    const before = (await tables.acquire(live))!;
    await before.submit({ id: "go", command: { type: "start" } });
    await tables.release(before);
    await store.players.change("p1", { name: ANONYMIZED, isGone: true });
    expect((await tables.acquire(open))!.match.seats[1]).toBeUndefined();
    expect((await tables.acquire(live))!.match.seats[1]).toMatchObject({ name: ANONYMIZED, bot: "steady" });
  });

  test("is distinguished from a player of the same name, and from a bot", async () => {
    const store = memoryStores();
    const matches = matchesOf(store);
    const { tables } = matches;
    const id = await seatedMatch(matches, [person(0), bot(1)]);
    await store.players.change("p0", { name: ANONYMIZED });
    expect((await tables.acquire(id))!.match.seats[0]).toMatchObject({ name: ANONYMIZED, player: "p0" });
  });
});
