import { describe, expect, test, vi } from "vitest";
import { viewerOf } from "../../../server/match/access.ts";
import type { CommandEnvelope } from "../../../server/match/repeated-commands.ts";
import { Table } from "../../../server/match/table.ts";
import { NotStored, WriterLost } from "../../../server/store/errors.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import type { Viewer } from "../../../shared/engine/contract/events.ts";
import { redact } from "../../../shared/engine/contract/secrecy.ts";
import { payloadOf } from "../../../shared/engine/match/log-entry.ts";
import { rolls } from "../../kit/chance.ts";
import { itemAt } from "../../kit/item-at.ts";
import { configOf } from "../../kit/play.ts";
import { POLLING } from "../../kit/polling.ts";
import {
  begun,
  depsOf,
  game,
  nextMove,
  options,
  person,
  playOne,
  playToTheEnd,
  rigged,
  sitting,
} from "./tables.kit.ts";

describe("a table stores an event before it applies and sends it", () => {
  test("no event is applied or sent before it is on disk", async () => {
    const store = rigged();
    const table = await begun(2, depsOf(store));
    const story: string[] = [];
    const { version } = table.match;
    const gate = Promise.withResolvers<void>();
    store.before = () => {
      story.push("asked to store");
      return gate.promise;
    };
    store.after = () => {
      story.push(`stored, applied up to ${table.match.version - version}`);
    };
    table.listen((entries) => {
      story.push(`sent ${entries.at(-1)!.v - version}, applied up to ${table.match.version - version}`);
    });
    const answered = playOne(table, rolls(1)).then((reply) => {
      story.push(reply.ok ? `answered ${reply.v - version}` : "refused");
    });
    await vi.waitFor(() => expect(store.appends).toBeGreaterThan(4), POLLING);
    expect(table.match.version).toBe(version);
    expect(table.log).toHaveLength(version);
    expect(table.summary!.version).toBe(version);
    expect(story).toEqual(["asked to store"]);
    gate.resolve();
    await answered;
    const n = table.match.version - version;
    expect(n).toBeGreaterThan(0);
    expect(story).toEqual([
      "asked to store",
      "stored, applied up to 0",
      `sent ${n}, applied up to ${n}`,
      `answered ${n}`,
    ]);
  });

  test("the state follows what is on disk, entry by entry, with the summary of the last one", async () => {
    const store = memoryStores();
    const table = await begun(3, depsOf(store));
    await playToTheEnd(table, rolls(2));
    expect(await store.events.read(table.id)).toEqual(table.log);
    const [summary] = await store.matches.find({ id: table.id });
    expect(summary).toEqual(JSON.parse(JSON.stringify(table.summary)));
    expect(summary).toMatchObject({ state: "over", version: table.log.length, toAct: [] });
    expect(table.log.map(({ v }) => v)).toEqual(table.log.map((_, i) => i + 1));
  });

  test("a refusal stores and sends nothing, and the command may be sent again", async () => {
    const store = rigged();
    const table = await begun(2, depsOf(store));
    const heard = vi.fn();
    table.listen(heard);
    const { appends } = store;
    const order: CommandEnvelope = { id: "x", command: { type: "start" } };
    expect(await table.submit(order)).toEqual({ ok: false, reason: "MatchHasStarted" });
    expect(await table.submit(order)).toEqual({ ok: false, reason: "MatchHasStarted" });
    expect(store.appends).toBe(appends);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe("a clock that is turned back", () => {
  test("turns no log back: later entries have a time no earlier than those before, after a restart as well", async () => {
    const clock = { ms: Date.UTC(2026, 0, 2) };
    const deps = depsOf(memoryStores(), { now: () => clock.ms });
    const table = await begun(2, deps);
    const move = async (of: Table, ms: number) => {
      clock.ms = ms;
      expect(await playOne(of, rolls(ms))).toMatchObject({ ok: true });
      return of.log.at(-1)!.at;
    };
    expect(await move(table, Date.UTC(2026, 0, 1))).toBe("2026-01-02T00:00:00.000Z");
    expect(await move(table, Date.UTC(2026, 0, 3))).toBe("2026-01-03T00:00:00.000Z");
    const again = (await Table.open(table.id, deps))!;
    expect(await move(again, Date.UTC(2025, 0, 1))).toBe("2026-01-03T00:00:00.000Z");
    expect(again.summary!.changedAt).toBe("2026-01-03T00:00:00.000Z");
    expect(await move(again, Date.UTC(2026, 0, 4))).toBe("2026-01-04T00:00:00.000Z");
    expect(again.log.map(({ at }) => at)).toEqual(again.log.map(({ at }) => at).sort());
  });
});

describe("a store that fails", () => {
  test("changes nothing, and the same order is carried out once the store works again", async () => {
    const onError = vi.fn();
    const store = rigged();
    const table = await begun(2, depsOf(store, { onError }));
    const heard = vi.fn();
    table.listen(heard);
    const { match, summary } = table;
    const { seat, command } = nextMove(table, rolls(3))!;
    const order: CommandEnvelope = { id: "m", command: { type: "play", seat, command }, by: seat };
    store.before = () => {
      throw new NotStored("disk full");
    };
    expect(await table.submit(order)).toEqual({ ok: false, reason: "NotStored" });
    expect(table.match).toBe(match);
    expect(table.summary).toBe(summary);
    expect(table.log).toHaveLength(match.version);
    expect(heard).not.toHaveBeenCalled();
    expect(table.isFenced).toBe(false);
    // The store reports its failure once, not per move.
    expect(onError).not.toHaveBeenCalled();
    store.before = () => {};
    const reply = await table.submit(order);
    expect(reply).toMatchObject({ ok: true, v: table.match.version });
    expect(table.match.version).toBeGreaterThan(match.version);
    expect(await store.events.read(table.id)).toEqual(table.log);
  });

  test("in an unexpected way is logged, and changes nothing either", async () => {
    const onError = vi.fn();
    const store = rigged();
    const table = await begun(2, depsOf(store, { onError }));
    const { match } = table;
    store.before = () => {
      throw new TypeError("a bug");
    };
    expect(await playOne(table, rolls(3))).toEqual({ ok: false, reason: "ServerError" });
    expect(table.match).toBe(match);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: "a bug" }), table.id);
    store.before = () => {};
    expect(await playOne(table, rolls(3))).toMatchObject({ ok: true });
  });

  test("keeps none of the orders behind it from being carried out", async () => {
    const store = rigged();
    const table = await Table.create(configOf({ game, options, seats: 3 }, depsOf(store).seed), depsOf(store));
    let failing = 1;
    store.before = () => {
      if (failing-- > 0) throw new Error("once");
    };
    const replies = await Promise.all([0, 1, 2].map((seat) => table.submit(sitting(seat))));
    expect(replies.map(({ ok }) => ok)).toEqual([false, true, true]);
    expect(table.match.seats.map((held) => held?.player)).toEqual([undefined, "p1", "p2"]);
  });

  test("a writer that is lost after it stored doubles no event, and a retry at the reopened table is answered", async () => {
    const store = rigged();
    const table = await begun(2, depsOf(store));
    const { version } = table.match;
    const { seat, command } = nextMove(table, rolls(4))!;
    const order: CommandEnvelope = { id: "unsure", command: { type: "play", seat, command }, by: seat };
    store.after = () => {
      throw new WriterLost("gone");
    };
    expect(await table.submit(order)).toEqual({ ok: false, reason: "TableMoved" });
    store.after = () => {};
    const stored = await store.events.read(table.id);
    expect(stored.length).toBeGreaterThan(version);
    expect(await table.submit(order)).toEqual({ ok: false, reason: "TableMoved" });
    expect(await store.events.read(table.id)).toEqual(stored);
    const again = (await Table.open(table.id, depsOf(store)))!;
    expect(await again.submit(order)).toEqual({ ok: true, v: stored.length, cause: stored.at(-1)!.cause });
    expect(await store.events.read(table.id)).toEqual(stored);
  });
});

test("a second writer fences the first one off permanently, which is logged as no error", async () => {
  const store = rigged();
  const onError = vi.fn();
  const first = await begun(2, depsOf(store, { onError }));
  const second = (await Table.open(first.id, depsOf(store)))!;
  expect((await playOne(second, rolls(5))).ok).toBe(true);
  const { match } = first;
  expect(await playOne(first, rolls(6))).toEqual({ ok: false, reason: "TableMoved" });
  expect(first.isFenced).toBe(true);
  expect(onError).not.toHaveBeenCalled();
  expect(first.match).toBe(match);
  const { appends } = store;
  expect(await playOne(first, rolls(7))).toEqual({ ok: false, reason: "TableMoved" });
  expect(store.appends).toBe(appends);
  expect((await playOne(second, rolls(8))).ok).toBe(true);
  expect(await store.events.read(first.id)).toEqual(second.log);
});

describe("ids", () => {
  test("a retried command counts once and gets the same answer", async () => {
    const table = await begun(2, depsOf(memoryStores()));
    const { seat, command } = nextMove(table, rolls(9))!;
    const order: CommandEnvelope = { id: "once", command: { type: "play", seat, command }, by: seat };
    const first = await table.submit(order);
    expect(first.ok).toBe(true);
    const { version } = table.match;
    await playOne(table, rolls(10));
    const later = table.match.version;
    expect(await table.submit(order)).toEqual(first);
    expect(first).toEqual({ ok: true, v: version, cause: itemAt(table.log, version - 1).cause });
    expect(table.match.version).toBe(later);
  });

  test("two concurrent commands with the same id are one command", async () => {
    const table = await begun(2, depsOf(memoryStores()));
    const { seat, command } = nextMove(table, rolls(11))!;
    const order: CommandEnvelope = { id: "twice", command: { type: "play", seat, command }, by: seat };
    const [a, b] = await Promise.all([table.submit(order), table.submit(order)]);
    expect(a.ok).toBe(true);
    expect(b).toEqual(a);
    expect(a).toEqual({ ok: true, v: table.log.length, cause: table.log.at(-1)!.cause });
  });

  test("an id belongs to its sender alone: no player learns which ids another seat or the platform has used", async () => {
    const table = await begun(2, depsOf(memoryStores()));
    const { seat, command } = nextMove(table, rolls(12))!;
    await table.submit({ id: "mine", command: { type: "play", seat, command }, by: seat });
    const { version } = table.match;
    const other = 1 - seat;
    const strange = { type: "DiscardPair", cards: [1, 1] };
    const refusal = await table.submit({
      id: "fresh",
      command: { type: "play", seat: other, command: strange },
      by: other,
    });
    expect(refusal.ok).toBe(false);
    for (const id of ["mine", "create", "start", table.log.at(-1)!.cause]) {
      const reply = await table.submit({ id, command: { type: "play", seat: other, command: strange }, by: other });
      expect([id, reply]).toEqual([id, refusal]);
    }
    expect(table.match.version).toBe(version);
  });

  test("a readable id is hashed in the log, with the same hash every time", async () => {
    const words = "I hold 42 and 17";
    const causes = await Promise.all(
      [words, words, `${words}.`].map(async (id) => {
        const table = await begun(2, depsOf(memoryStores()));
        const { seat, command } = nextMove(table, rolls(14))!;
        await table.submit({ id, command: { type: "play", seat, command }, by: seat });
        expect(JSON.stringify(table.log)).not.toContain(words);
        return table.log.at(-1)!.cause;
      }),
    );
    expect(causes[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(causes[1]).toBe(causes[0]);
    expect(causes[2]).not.toBe(causes[0]);
  });

  test("a command whose id an earlier release stored in the clear is not carried out again", async () => {
    const store = memoryStores();
    const table = await begun(2, depsOf(store));
    const { seat, command } = nextMove(table, rolls(15))!;
    const order: CommandEnvelope = { id: "from before", command: { type: "play", seat, command }, by: seat };
    const { version } = table.match;
    await table.submit(order);
    const older = table.log.map((entry) => (entry.v > version ? { ...entry, cause: order.id } : entry));
    const before = memoryStores();
    await before.events.append(table.id, 0, older, table.summary!);
    const again = (await Table.open(table.id, depsOf(before)))!;
    expect(await again.submit(order)).toEqual({ ok: true, v: older.length, cause: order.id });
    expect(again.match.version).toBe(older.length);
  });
});

test("commands are carried out one after the other, in order of arrival", async () => {
  const store = rigged();
  const deps = depsOf(store);
  const table = await Table.create(configOf({ game, options, seats: 5 }, deps.seed), deps);
  let under = 0;
  let most = 0;
  store.before = async () => {
    most = Math.max(most, ++under);
    await new Promise(setImmediate);
    under--;
  };
  const wishes = [0, 1, 2, 3, 4, 0, 1].map((seat, i) => table.submit(sitting(seat, person(i))));
  const replies = await Promise.all([...wishes, table.submit({ id: "go", command: { type: "start" } })]);
  expect(most).toBe(1);
  expect(replies.map((reply) => (reply.ok ? reply.v : reply.reason))).toEqual([
    2,
    3,
    4,
    5,
    6,
    "SeatIsTaken",
    "SeatIsTaken",
    table.log.length,
  ]);
  expect(table.log.slice(0, 6).map(({ v }) => v)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("a table that is opened again is the same match, and still knows the old ids", async () => {
  const store = memoryStores();
  const table = await begun(3, depsOf(store));
  const rng = rolls(13);
  const orders: { order: CommandEnvelope; reply: unknown }[] = [];
  for (let i = 0; i < 12; i++) {
    const { seat, command } = nextMove(table, rng)!;
    const order: CommandEnvelope = { id: `m${i}`, command: { type: "play", seat, command }, by: seat };
    orders.push({ order, reply: await table.submit(order) });
  }
  const again = (await Table.open(table.id, depsOf(store)))!;
  expect(again.match).toEqual(table.match);
  expect(again.log).toEqual(table.log);
  expect(JSON.stringify(again.summary)).toBe(JSON.stringify(table.summary));
  for (const { order, reply } of orders) {
    expect(await again.submit(order)).toEqual(reply);
  }
  expect(again.match.version).toBe(table.match.version);
  expect(await Table.open("nothing", depsOf(store))).toBeUndefined();
});

test("a listener that throws hurts neither the order nor the other listeners", async () => {
  const onError = vi.fn();
  const table = await begun(2, depsOf(memoryStores(), { onError }));
  const [before, after] = [vi.fn(), vi.fn()];
  table.listen(before);
  table.listen(() => {
    throw new Error("a bad listener");
  });
  table.listen(after);
  const reply = await playOne(table, rolls(14));
  expect(reply.ok).toBe(true);
  expect(before).toHaveBeenCalledOnce();
  expect(after).toHaveBeenCalledOnce();
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: "a bad listener" }), table.id);
  expect((await playOne(table, rolls(15))).ok).toBe(true);
});

test("a listener that unsubscribed is not called", async () => {
  const table = await begun(2, depsOf(memoryStores()));
  const heard = vi.fn();
  const stop = table.listen(heard);
  await playOne(table, rolls(16));
  stop();
  await playOne(table, rolls(17));
  expect(heard).toHaveBeenCalledOnce();
});

test("viewers: a player reads as their seat, a stranger as a spectator, and all read everything once it is over", async () => {
  const table = await begun(2, depsOf(memoryStores()));
  const viewer = (player: string | undefined) => viewerOf(table.summary!, player);
  expect(["p0", "p1", "p9", undefined].map(viewer)).toEqual([0, 1, "table", "table"]);
  const logFor = (viewer: Viewer) => table.log.map((entry) => redact(entry, viewer));
  const secrets = (viewer: Viewer) => logFor(viewer).filter(({ secret }) => secret !== undefined);
  expect(secrets("table")).toEqual([]);
  expect(secrets(0).length).toBeGreaterThan(0);
  expect(secrets(0).every(({ secret }) => secret!.to.includes(0))).toBe(true);
  await playToTheEnd(table, rolls(18));
  expect(viewer("p9")).toBe("all");
  expect(logFor("all")).toEqual(table.log);
});

describe("what a table stores is charged", () => {
  test("to the sender of a command before it is stored, and not stored where the sender may not", async () => {
    const store = rigged();
    const table = await begun(2, depsOf(store));
    const spent: number[] = [];
    const sent = (mayStore: boolean) => ({
      spend: async (bytes: number) => {
        spent.push(bytes);
        return mayStore;
      },
    });
    const { seat, command } = nextMove(table, rolls(1))!;
    const order = { id: "a move", command: { type: "play", seat, command }, by: seat } as const;
    const { appends } = store;
    expect(await table.submit({ ...order, ...sent(false) })).toEqual({ ok: false, reason: "TooMany" });
    expect(store.appends).toBe(appends);
    const { version } = table.match;
    expect(await table.submit({ ...order, ...sent(true) })).toMatchObject({ ok: true });
    // A repeated command stores and spends nothing.
    expect(await table.submit({ ...order, ...sent(false) })).toMatchObject({ ok: true });
    const stored = Buffer.byteLength(JSON.stringify(table.log.slice(version).map(payloadOf)));
    expect(spent).toHaveLength(2);
    expect(spent[1]).toBeGreaterThan(stored);
  });

  test("to the last person who sent a command for bots, which wait until more may be stored, and for the platform, which does not", async () => {
    const table = await begun(2, depsOf(memoryStores()));
    const spent: string[] = [];
    const move = (spend?: CommandEnvelope["spend"]) => {
      const { seat, command } = nextMove(table, rolls(1))!;
      return table.submit({
        id: `move ${spent.length}`,
        command: { type: "play", seat, command },
        by: seat,
        ...(spend && { spend }),
      });
    };
    const payer = (name: string) => async () => {
      spent.push(name);
      return spent.length < 2;
    };
    expect((await move()).ok).toBe(true);
    table.chargeTo(payer("Eve"));
    table.chargeTo(payer("Ann"));
    expect((await move()).ok).toBe(true);
    expect((await move(payer("Bob"))).ok).toBe(false);
    expect(await move()).toEqual({ ok: false, reason: "TooMany" });
    expect(await table.submit({ id: "nobody's", command: { type: "concede", seat: 0 } })).toMatchObject({ ok: true });
    expect(spent).toEqual(["Eve", "Bob", "Bob", "Bob"]);
  });
});
