import { afterEach, describe, expect, test, vi } from "vitest";
import type { Table } from "../../../server/match/table.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import { headerOf } from "../../../shared/engine/log/format.ts";
import { verify } from "../../../shared/engine/log/verify.ts";
import { toAct } from "../../../shared/engine/match/match.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { rolls } from "../../kit/chance.ts";
import { itemAt } from "../../kit/item-at.ts";
import { POLLING } from "../../kit/polling.ts";
import {
  bot,
  game,
  matchesOf,
  options,
  person,
  playOne,
  playToTheEnd,
  rigged,
  seatedMatch,
  sitting,
  tablesOf,
} from "./tables.kit.ts";

describe("attending", () => {
  test("all who attend get the same table, until as many have left", async () => {
    const matches = matchesOf(memoryStores());
    const { tables } = matches;
    const id = await seatedMatch(matches, [person(0), person(1)]);
    const [a, b] = await Promise.all([tables.acquire(id), tables.acquire(id)]);
    expect(a).toBe(b);
    await tables.release(a!);
    expect(await tables.acquire(id)).toBe(a);
    await Promise.all([tables.release(a!), tables.release(a!)]);
    const later = await tables.acquire(id);
    expect(later).not.toBe(a);
    expect(later!.match).toEqual(a!.match);
  });

  test("a player who comes while the last one is leaving keeps the table", async () => {
    const store = rigged();
    const matches = matchesOf(store);
    const { tables } = matches;
    const id = await seatedMatch(matches, [person(0), person(1)]);
    const table = (await tables.acquire(id))!;
    const gate = Promise.withResolvers<void>();
    store.before = () => gate.promise;
    const started = table.submit({ id: "go", command: { type: "start" } });
    const left = tables.release(table);
    const again = await tables.acquire(id);
    gate.resolve();
    await Promise.all([started, left]);
    expect(again).toBe(table);
    expect(await tables.acquire(id)).toBe(table);
  });

  test("a surplus leave, or one of an earlier table, closes no table that is in use", async () => {
    const matches = matchesOf(memoryStores());
    const { tables } = matches;
    const id = await seatedMatch(matches, [person(0), person(1)]);
    const old = (await tables.acquire(id))!;
    await tables.release(old);
    const now = (await tables.acquire(id))!;
    await tables.release(old);
    await tables.release(old);
    expect(await tables.acquire(id)).toBe(now);
  });

  test("a match that does not exist is no table", async () => {
    const store = memoryStores();
    const tables = tablesOf(store);
    expect(await tables.acquire("nothing")).toBeUndefined();
    expect(await tables.read("nothing")).toBeUndefined();
  });

  test("a match that cannot be read is refused and reported", async () => {
    const store = memoryStores();
    const id = await seatedMatch(matchesOf(store), [person(0)]);
    const onError = vi.fn();
    const strange = [
      tablesOf(store, { gameOf: () => undefined, onError }),
      tablesOf(store, { secret: "6".repeat(64), onError }),
    ];
    const reasons = ["MatchIsNewer", "MatchIsDamaged"];
    for (const [i, tables] of strange.entries()) {
      for (const come of [() => tables.acquire(id), () => tables.read(id)])
        await expect(come()).rejects.toMatchObject({ name: "Unreadable", reason: reasons[i] });
    }
    expect(onError.mock.calls.map(([error, where]) => [error.reason, where])).toEqual(
      reasons.flatMap((reason) => [
        [reason, id],
        [reason, id],
      ]),
    );
  });

  test("a failed read of the store can be retried later", async () => {
    const store = rigged();
    const matches = matchesOf(store);
    const { tables } = matches;
    const id = await seatedMatch(matches, [person(0)]);
    const read = vi.spyOn(store.events, "read").mockRejectedValueOnce(new Error("busy"));
    await expect(tables.acquire(id)).rejects.toThrow("busy");
    expect((await tables.acquire(id))?.id).toBe(id);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test("a table that another writer has taken over is reopened for the next player", async () => {
    const store = memoryStores();
    const matches = matchesOf(store);
    const [here, there] = [matches.tables, tablesOf(store)];
    const id = await seatedMatch(matches, [person(0), person(1)]);
    const [mine, theirs] = [(await here.acquire(id))!, (await there.acquire(id))!];
    await theirs.submit({ id: "go", command: { type: "start" } });
    expect(await mine.submit({ id: "too late", command: { type: "start" } })).toEqual({
      ok: false,
      reason: "TableMoved",
    });
    const fresh = (await here.acquire(id))!;
    expect(fresh).not.toBe(mine);
    expect(fresh.log).toEqual(theirs.log);
    await here.release(mine);
    expect(await here.acquire(id)).toBe(fresh);
    expect((await playOne(fresh, rolls(1))).ok).toBe(true);
  });

  test("every change is announced, of new matches too, until the listener unsubscribes", async () => {
    const matches = matchesOf(memoryStores());
    const { tables, listing } = matches;
    const seen: string[] = [];
    const stop = listing.watch(({ state, version }) => seen.push(`${state} ${version}`));
    const id = await seatedMatch(matches, [person(0)]);
    expect(seen).toEqual(["open 1", "open 2"]);
    stop();
    const table = (await tables.acquire(id))!;
    await table.submit({ id: "go", command: { type: "start" } });
    expect(seen).toHaveLength(2);
  });

  test("a look at a match wakes no bot", async () => {
    const bots = { steady: vi.fn() };
    const matches = matchesOf(memoryStores(), { gameOf: () => ({ ...game, bots }) });
    const { tables } = matches;
    const id = await seatedMatch(matches, [bot(0)]);
    const table = (await tables.read(id))!;
    await table.submit({ id: "go", command: { type: "start" } });
    await pause();
    expect(bots.steady).not.toHaveBeenCalled();
  });
});

describe("a match is found", () => {
  test("by its id and by its code, and by nothing else", async () => {
    const { tables, factory } = matchesOf(memoryStores());
    const made = await factory.create({ game, options, seats: 2, visibility: "private" });
    expect(await tables.find({ id: made.id })).toEqual([made]);
    expect(await tables.find({ code: made.code })).toEqual([made]);
  });

  test("under a commitment to a seed of its own, which its log keeps to itself", async () => {
    const matches = matchesOf(memoryStores());
    const { tables } = matches;
    const [a, b] = [await seatedMatch(matches, [person(0)]), await seatedMatch(matches, [person(0)])];
    const [one, other] = [(await tables.read(a))!, (await tables.read(b))!];
    expect(one.match.config.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(one.match.config.commitment).not.toBe(other.match.config.commitment);
    expect(one.match.config).not.toHaveProperty("seed");
  });
});

describe("a rematch", () => {
  async function over(store = memoryStores()) {
    const matches = matchesOf(store);
    const { tables, factory } = matches;
    const id = await seatedMatch(matches, [person(0), bot(1), person(2)]);
    const table = (await tables.acquire(id))!;
    await table.submit({ id: "go", command: { type: "start" } });
    await playHumans(table, [0, 2]);
    return { store, tables, factory, table };
  }

  test("is refused while the match goes on", async () => {
    const matches = matchesOf(memoryStores());
    const { tables, factory } = matches;
    const table = (await tables.acquire(await seatedMatch(matches, [person(0)])))!;
    expect(await factory.rematch(table)).toEqual({ ok: false, reason: "MatchIsNotOver" });
  });

  test("is one match, even when all players, another process, or a restarted server ask for it", async () => {
    const { store, factory, table } = await over();
    const asked = await Promise.all([factory.rematch(table), factory.rematch(table), factory.rematch(table)]);
    const later = await factory.rematch(table);
    const again = matchesOf(store);
    const elsewhere = await again.factory.rematch((await again.tables.acquire(table.id))!);
    const ids = [...asked, later, elsewhere].map((next) => ("id" in next ? next.id : next.reason));
    expect(new Set(ids).size).toBe(1);
    expect(await store.matches.find({ previous: table.id })).toHaveLength(1);
  });

  test("without its bots gets them when it is requested again", async () => {
    const { factory, table } = await over();
    const { seats, visibility } = table.match.config;
    const { id } = await factory.create({ game, options, seats, visibility, previous: table.id });
    const next = await factory.rematch(table);
    expect(next).toMatchObject({ id });
    expect("seats" in next && next.seats.map((held) => held?.kind ?? null)).toEqual([null, null, "bot"]);
  });

  test("has the same game, options and settings, and its seats rotated by one: reserved for people, with the bots in them again", async () => {
    const { tables, factory, table } = await over();
    const next = await factory.rematch(table);
    if ("ok" in next) throw new Error(next.reason);
    const { config } = table.match;
    expect(next).toMatchObject({ game: config.game, options, visibility: "open", previous: table.id, state: "open" });
    expect(next.id).not.toBe(table.id);
    expect(next.code).not.toBe(config.code);
    expect(next.house).toEqual(config.house);
    expect(next.seats).toMatchObject([
      { name: "Player 2", player: "p2", kept: true },
      { name: "Player 0", player: "p0", kept: true },
      { kind: "bot" },
    ]);
    expect((await tables.find({ player: "p2", states: ["open"] })).map(({ id }) => id)).toEqual([next.id]);
    const opened = (await tables.read(next.id))!;
    const [before, after] = [itemAt(table.match.seats, 1), itemAt(opened.match.seats, 2)];
    expect(after).toMatchObject({ name: before.name, kind: "bot", bot: before.bot });
    expect(after.nonce).not.toBe(before.nonce);
  });
});

describe("bots", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test("see what their seat sees and nothing else", async () => {
    let looks = 0;

    let table: Table | undefined;
    const spied = {
      ...game,
      bots: {
        steady: (view: unknown, seat: number, rng: (n: number) => number) => {
          looks++;
          const hidden = game.cards!.hiddenFrom(table!.match.table, seat);
          const { faces } = view as { faces: readonly (string | undefined)[] };
          const known = hidden.filter((card) => faces[card] !== undefined);
          if (known.length > 0) throw new Error(`seat ${seat} was shown ${known}`);
          if (!Object.values(faces).some((face) => face !== undefined)) throw new Error("the bot is blind");
          return game.bots!.steady!(view, seat, rng);
        },
      },
    };
    const onError = vi.fn();
    const matches = matchesOf(memoryStores(), { gameOf: () => spied, onError });
    const { tables } = matches;
    table = await tables.acquire(await seatedMatch(matches, [bot(0), bot(1), bot(2)]));
    await table!.submit({ id: "go", command: { type: "start" } });
    await vi.waitFor(() => expect([table!.match.phase, onError.mock.calls]).toEqual(["over", []]), POLLING);
    expect(looks).toBeGreaterThan(30);
  });

  test("stop when the last player has left, and continue when a player returns", async () => {
    const store = memoryStores();
    const matches = matchesOf(store, { botPause: 1 });
    const { tables } = matches;
    const id = await seatedMatch(matches, [bot(0), bot(1)]);
    const table = (await tables.acquire(id))!;
    await table.submit({ id: "go", command: { type: "start" } });
    await vi.waitFor(() => expect(table.match.version).toBeGreaterThan(20), POLLING);
    await tables.release(table);
    const { length } = await store.events.read(id);
    await pause(20);
    expect(await store.events.read(id)).toHaveLength(length);
    expect((await tables.read(id))!.match.phase).toBe("live");
    const again = (await tables.acquire(id))!;
    await vi.waitFor(() => expect(again.match.phase).toBe("over"), POLLING);
  });

  test("retry when the disk was full, however often, and when another player made the table move on", async () => {
    const store = rigged();
    const matches = matchesOf(store);
    const { tables } = matches;
    const id = await seatedMatch(matches, [bot(0), bot(1)]);
    const table = (await tables.acquire(id))!;
    let failing = 0;
    await table.submit({ id: "go", command: { type: "start" } });
    store.before = () => {
      if (failing++ % 2 === 0) throw new Error("disk full");
    };
    await vi.waitFor(() => expect(table.match.phase).toBe("over"), POLLING);
    expect(failing).toBeGreaterThan(60);
  });

  test("retry less and less often while the disk is full, and continue when it has room again", async () => {
    vi.useFakeTimers();
    const store = rigged();
    const matches = matchesOf(store);
    const { tables } = matches;
    const table = (await tables.acquire(await seatedMatch(matches, [bot(0), bot(1)])))!;
    await table.submit({ id: "go", command: { type: "start" } });
    const { appends } = store;
    store.before = () => {
      throw new Error("disk full");
    };
    const { version } = table.match;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.appends - appends).toBeGreaterThan(3);
    expect(store.appends - appends).toBeLessThan(15);
    store.before = () => {};
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.match.version).toBeGreaterThan(version);
  });

  test("send no more commands once they were stopped in the middle of one", async () => {
    const store = rigged();
    const matches = matchesOf(store);
    const { tables } = matches;
    const id = await seatedMatch(matches, [bot(0), bot(1)]);
    const table = (await tables.acquire(id))!;
    await table.submit({ id: "go", command: { type: "start" } });
    const asked = Promise.withResolvers<void>();
    store.before = () => {
      asked.resolve();
      throw new Error("closing");
    };
    await asked.promise;
    await tables.close();
    const { appends } = store;
    await pause(20);
    expect(store.appends).toBe(appends);
  });

  test("that fail are reported, and stop nothing else", async () => {
    const onError = vi.fn();
    const bots = {
      steady: () => {
        throw new Error("no idea");
      },
    };
    const matches = matchesOf(memoryStores(), { gameOf: () => ({ ...game, bots }), onError });
    const { tables } = matches;
    const table = (await tables.acquire(await seatedMatch(matches, [bot(0), bot(1)])))!;
    await table.submit({ id: "go", command: { type: "start" } });
    await vi.waitFor(() => expect(onError).toHaveBeenCalled(), POLLING);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: "no idea" }), table.id);
    expect(table.match.phase).toBe("live");
  });

  test("and one person play a match to its end, and all of it can be verified", async () => {
    const matches = matchesOf(memoryStores());
    const { tables } = matches;
    const table = (await tables.acquire(await seatedMatch(matches, [bot(0), person(1), bot(2), bot(3)])))!;
    await table.submit({ id: "go", command: { type: "start" } });
    await playHumans(table, [1]);
    expect(table.match.phase).toBe("over");
    const file = JSON.parse(JSON.stringify({ header: headerOf(table.match, table.log), log: table.log }));
    expect(verify(file, gameOf)).toBeUndefined();
    const causes = table.log.map(({ cause }) => cause);
    expect(new Set(causes).size).toBe(causes.filter((cause, i) => cause !== causes[i - 1]).length);
  });
});

test("closed tables store nothing more, and every pending command is answered first", async () => {
  const store = rigged();
  const matches = matchesOf(store);
  const { tables } = matches;
  const table = (await tables.acquire(await seatedMatch(matches, [person(0), person(1)])))!;
  const gate = Promise.withResolvers<void>();
  store.before = () => gate.promise;
  const started = table.submit({ id: "go", command: { type: "start" } });
  let closed = false;
  const closing = tables.close().then(() => {
    closed = true;
  });
  await pause(5);
  expect(closed).toBe(false);
  gate.resolve();
  await closing;
  expect((await started).ok).toBe(true);
});

test("a long match through every method of the table stays one log without gaps", async () => {
  const matches = matchesOf(memoryStores());
  const { tables } = matches;
  const table = (await tables.acquire(await seatedMatch(matches, [person(0), person(1)])))!;
  expect((await table.submit(sitting(0, person(7)))).ok).toBe(false);
  await table.submit({ id: "go", command: { type: "start" } });
  await playToTheEnd(table, rolls(77));
  expect(table.log.map(({ v }) => v)).toEqual(table.log.map((_, i) => i + 1));
});

const pause = (ms = 10) => new Promise((done) => setTimeout(done, ms));

async function playHumans(table: Table, seats: readonly number[]): Promise<void> {
  const rng = rolls(4711);
  await vi.waitFor(async () => {
    const acting = toAct(game, table.match).find((seat) => seats.includes(seat));
    if (table.match.phase === "live" && acting !== undefined) await playOne(table, rng, undefined, acting);
    expect(table.match.phase).toBe("over");
  }, POLLING);
}
