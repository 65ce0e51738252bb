import { afterEach, describe, expect, test, vi } from "vitest";
import type { Matches } from "../../../server/match/matches.ts";
import type { Table } from "../../../server/match/table.ts";
import { pushDelivery } from "../../../server/push/push-delivery.ts";
import { TurnNotices } from "../../../server/push/turn-notices.ts";
import { vapidKeysOf } from "../../../server/push/vapid.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import type { Stores } from "../../../server/store/ports.ts";
import { toAct } from "../../../shared/engine/match/match.ts";
import { rolls } from "../../kit/chance.ts";
import { itemAt } from "../../kit/item-at.ts";
import { type Browser, pushService } from "../../kit/push-service.ts";
import { game, matchesOf, options, person, playOne, sitting } from "../match/tables.kit.ts";

const HOUR = 60 * 60_000;
const keys = vapidKeysOf("7".repeat(64));
const service = await pushService();
afterEach(() => {
  service.received.splice(0);
  expect(service.faults).toEqual([]);
});

function processOn(store: Stores, clock: { now: number }, { grace = 0 } = {}) {
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const { agent, host } = service;
  const delivery = pushDelivery({ keys, contact: "mailto:host@example.com", services: [host], agent });
  // Clock readings differ by 1 ms, so that turns have different times.
  const now = () => ++clock.now;
  const notices = new TurnNotices({
    store,
    delivery: { ...delivery, close: () => {} },
    now,
    onError,
    grace,
    hasOthers: true,
  });
  const { tables, factory } = matchesOf(store, { companion: notices.attend, now });
  return { notices, tables, factory, errors };
}

/** Notices without delay begin in the next turn of the event loop. */
async function settled(...processes: readonly { readonly notices: TurnNotices }[]): Promise<void> {
  await new Promise((done) => setTimeout(done, 5));
  for (const { notices } of processes) await notices.settled();
}

async function subscribed(store: Stores, player: string, language = "en"): Promise<Browser> {
  const browser = service.subscribe();
  await store.push.keep({ player, endpoint: browser.endpoint, ...browser.keys, language }, 10);
  return browser;
}

async function begun(
  { tables, factory }: Pick<Matches, "tables" | "factory">,
  patience: number | null = null,
): Promise<Table> {
  const house = { patience, clock: null, watchers: true };
  const { id } = await factory.create({ game, options, seats: 2, visibility: "private", settings: house });
  const table = (await tables.acquire(id))!;
  for (const seat of [0, 1]) await table.submit(sitting(seat, person(seat)));
  await table.submit({ id: "start", command: { type: "start" } });
  return table;
}

async function playTo(table: Table, seat: number, rng = rolls(3)): Promise<void> {
  do await playOne(table, rng);
  while (toAct(game, table.match)[0] !== seat);
}

const clockAt = () => ({ now: Date.UTC(2026, 10, 23, 12) });

describe("the player whose turn it is in a match over days", () => {
  test("gets a notice on each of their devices, in its language, without cards and names", async () => {
    const store = memoryStores();
    const clock = clockAt();
    const one = processOn(store, clock);
    const table = await begun(one);
    const browsers = [await subscribed(store, "p0"), await subscribed(store, "p0", "fr")];
    await subscribed(store, "p1");
    await playTo(table, 0);
    await settled(one);
    const received = service.received.filter(({ path }) => browsers.some(({ endpoint }) => endpoint.endsWith(path)));
    const { code } = table.match.config;
    const said = { says: "yourTurn", code };
    expect(received.map((one) => one.said)).toEqual(
      expect.arrayContaining([
        { ...said, language: "en" },
        { ...said, language: "fr" },
      ]),
    );
    for (const { headers, claims, publicKey } of received) {
      expect(publicKey).toBe(keys.publicKey);
      expect(claims).toMatchObject({ aud: `https://${service.host}`, sub: "mailto:host@example.com" });
      expect(claims.exp * 1000).toBeGreaterThan(Date.now());
      expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
    }
    expect(one.errors).toEqual([]);
  });

  test("gets no notice while a page is at the table, nor from a table that is not over days", async () => {
    const store = memoryStores();
    const one = processOn(store, clockAt());
    const quick = await begun(one, 600);
    const table = await begun(one);
    for (const player of ["p0", "p1"]) await subscribed(store, player);
    one.notices.see(table.id, new Set(["p0", "p1"]));
    await playTo(quick, 0);
    await playTo(table, 0);
    await settled(one);
    expect(service.received).toEqual([]);
    one.notices.see(table.id, new Set());
    await playTo(table, 1);
    await settled(one);
    expect(service.received.length).toBeGreaterThan(0);
  });

  test("gets one notice that a seat is kept for them at a new table", async () => {
    const store = memoryStores();
    const one = processOn(store, clockAt());
    const { id, code, createdAt } = await one.factory.create({ game, options, seats: 2, visibility: "private" });
    const browser = await subscribed(store, "p0", "fr");
    await subscribed(store, "p1");
    for (let i = 0; i < 2; i++) one.notices.invite({ id, code, createdAt }, ["p0", "p2"]);
    await settled(one);
    expect(service.received.map(({ path, said }) => [path, said])).toEqual([
      [new URL(browser.endpoint).pathname, { says: "invitation", code, language: "fr" }],
    ]);
  });

  test("gets no notice when they return within the grace period", async () => {
    const store = memoryStores();
    const one = processOn(store, clockAt(), { grace: 40 });
    const table = await begun(one);
    await subscribed(store, "p0");
    await playTo(table, 0);
    one.notices.see(table.id, new Set(["p0"]));
    await new Promise((done) => setTimeout(done, 80));
    await settled(one);
    expect(service.received).toEqual([]);
  });

  test("gets one notice of a turn immediately, and then one a day at most", async () => {
    const store = memoryStores();
    const clock = clockAt();
    const one = processOn(store, clock);
    const table = await begun(one);
    await subscribed(store, "p0");
    const hours: number[] = [];
    for (let hour = 0; hour < 60; hour += 4) {
      clock.now = clockAt().now + hour * HOUR;
      await playTo(table, 0);
      await settled(one);
      for (const _ of service.received.splice(0)) hours.push(hour);
    }
    expect(hours).toHaveLength(4);
    expect(hours.slice(1).every((hour, i) => i === 0 || hour - itemAt(hours, i) >= 24)).toBe(true);
  });

  test("gets no more notices once the match is muted, or the browser has unsubscribed", async () => {
    const store = memoryStores();
    const clock = clockAt();
    const one = processOn(store, clock);
    const table = await begun(one);
    const gone = await subscribed(store, "p0");
    await subscribed(store, "p1");
    await store.push.mute("p1", table.id, true);
    service.answers(gone, { status: 410 });
    await playTo(table, 0);
    await settled(one);
    await playTo(table, 1);
    await settled(one);
    expect(service.received.map(({ path }) => path)).toEqual([new URL(gone.endpoint).pathname]);
    expect(await store.push.of("p0")).toEqual([]);
    expect(await store.push.subscribers("", 10)).toEqual(["p1"]);
  });
});

describe("a push service", () => {
  test("that is busy is asked again when it says, and one that fails or does not answer a while later", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const store = memoryStores();
      const one = processOn(store, clockAt());
      const table = await begun(one);
      const [busy, broken] = [await subscribed(store, "p0"), await subscribed(store, "p0")];
      service.answers(busy, { status: 429, headers: { "retry-after": "300" } });
      service.answers(broken, { status: 503 });
      await playTo(table, 0);
      await vi.advanceTimersByTimeAsync(1);
      await vi.waitFor(() => expect(service.received).toHaveLength(2));
      await one.notices.settled();
      for (const browser of [busy, broken]) service.answers(browser, { status: 201 });
      await vi.advanceTimersByTimeAsync(61_000);
      await one.notices.settled();
      expect(service.received.slice(2).map(({ path }) => path)).toEqual([new URL(broken.endpoint).pathname]);
      await vi.advanceTimersByTimeAsync(240_000);
      await one.notices.settled();
      expect(service.received).toHaveLength(4);
      expect(one.errors).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  test.each(["9999999", "2147484", "1e308", "Infinity"])(
    "that says Retry-After: %s is asked again after a day, and not before",
    async (seconds) => {
      const { agent, host } = service;
      const delivery = pushDelivery({ keys, contact: "mailto:a@b.c", services: [host], agent });
      const { endpoint, keys: own } = service.subscribe();
      const browser = { endpoint, keys: own };
      service.answers(browser, { status: 429, headers: { "retry-after": seconds } });
      const outcome = await delivery.deliver({ player: "p", endpoint, ...own, language: "en" }, MESSAGE);
      expect(outcome).toEqual({ againIn: 24 * HOUR });
    },
  );

  test("that redirects to another host is not followed there", async () => {
    const { agent, host } = service;
    const delivery = pushDelivery({ keys, contact: "mailto:a@b.c", services: [host], agent });
    const [from, to] = [service.subscribe(), service.subscribe()];
    service.answers(from, { status: 307, headers: { location: to.endpoint } });
    const { endpoint, keys: own } = from;
    expect(await delivery.deliver({ player: "p", endpoint, ...own, language: "en" }, MESSAGE)).toBe("refused");
    expect(service.received.map(({ path }) => path)).toEqual([new URL(endpoint).pathname]);
  });

  test("that fails leaves the notice to the next process that looks", async () => {
    const store = memoryStores();
    const clock = clockAt();
    const one = processOn(store, clock);
    const table = await begun(one);
    const browser = await subscribed(store, "p0");
    service.answers(browser, { status: 500 });
    await playTo(table, 0);
    await settled(one);
    await one.notices.close();
    service.answers(browser, { status: 201 });
    service.received.splice(0);
    await one.tables.close();

    const next = processOn(store, clock);
    next.notices.watch(next.tables)();
    await settled(next);
    expect(service.received).toHaveLength(1);
  });

  test("gets no requests when the host does not allow it", async () => {
    const { agent } = service;
    const delivery = pushDelivery({
      keys,
      contact: "mailto:a@b.c",
      services: ["push.example.com", "*.example.org"],
      agent,
    });
    const all = [
      "https://push.example.com/a",
      "https://eu.example.org/a",
      "https://example.org/a",
      "http://push.example.com/a",
    ];
    const isTaken = (endpoint: string) => delivery.endpointOf(endpoint) !== undefined;
    expect(all.map(isTaken)).toEqual([true, true, false, false]);
    expect(["https://127.0.0.1:5432/", "https://push.example.com.evil.net/", "no address"].map(isTaken)).toEqual([
      false,
      false,
      false,
    ]);
    const { endpoint, keys: own } = service.subscribe();
    // A release with fewer checks may have stored these addresses.
    for (const stored of [endpoint, `${endpoint.replace("/push/", ";.example.org/push/")}`, "no address"])
      expect(await delivery.deliver({ player: "p", endpoint: stored, ...own, language: "en" }, MESSAGE)).toBe(
        "refused",
      );
    expect(service.received).toEqual([]);
  });
});

const MESSAGE = { says: "yourTurn", code: "ABCDEFGH", language: "en" } as const;

describe("a sweep", () => {
  test("goes through all subscribers in bounded pages, pauses between them, and begins again later", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const store = memoryStores();
      const players = Array.from({ length: 50 }, (_, n) => `q${String(n).padStart(2, "0")}`);
      for (const player of players) await subscribed(store, player);
      const one = processOn(store, clockAt());
      const looked: string[] = [];
      const find: Matches["tables"]["find"] = async ({ player }) => {
        looked.push(player!);
        return [];
      };
      const stop = one.notices.watch({ read: one.tables.read.bind(one.tables), find });
      await one.notices.settled();
      const sizes = [looked.length];
      while (looked.length < players.length && sizes.length < 10) {
        await vi.advanceTimersByTimeAsync(1000);
        await one.notices.settled();
        sizes.push(looked.length);
      }
      expect(sizes[0]).toBeLessThanOrEqual(20);
      expect(looked).toEqual(players);
      await vi.advanceTimersByTimeAsync(HOUR);
      await one.notices.settled();
      expect(looked.length).toBeGreaterThan(players.length);
      expect(looked[players.length]).toBe(players[0]);
      stop();
      const heard = looked.length;
      await vi.advanceTimersByTimeAsync(HOUR);
      expect(looked).toHaveLength(heard);
      expect(one.errors).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  test("that fails is reported, and the next one begins with the first subscriber", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const pages: string[] = [];
      const memory = memoryStores();
      const store: Stores = {
        ...memory,
        push: {
          ...memory.push,
          async subscribers(after) {
            pages.push(after);
            if (pages.length === 2) throw new Error("the store is away");
            return Array.from({ length: 20 }, (_, n) => `q${n + 10}`);
          },
        },
      };
      const one = processOn(store, clockAt());
      const stop = one.notices.watch({ read: one.tables.read.bind(one.tables), find: async () => [] });
      await one.notices.settled();
      await vi.advanceTimersByTimeAsync(1000);
      await one.notices.settled();
      expect([pages, one.errors.length]).toEqual([["", "q29"], 1]);
      await vi.advanceTimersByTimeAsync(10 * 60_000);
      await one.notices.settled();
      stop();
      expect(pages[2]).toBe("");
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a restart, and several processes", () => {
  test("pending notices of a process that died are sent by the next one, and once by all of them together", async () => {
    const store = memoryStores();
    const clock = clockAt();
    const first = processOn(store, clock, { grace: 1_000_000 });
    const table = await begun(first);
    await subscribed(store, "p0");
    await playTo(table, 0);
    await first.notices.close();
    await first.tables.close();
    expect(service.received).toEqual([]);
    clock.now += HOUR;
    const others = [processOn(store, clock), processOn(store, clock), processOn(store, clock)];
    for (const { notices, tables } of others) notices.watch(tables)();
    await settled(...others);
    expect(service.received).toHaveLength(1);
    for (const { notices, tables } of others) notices.watch(tables)();
    await settled(...others);
    expect(service.received).toHaveLength(1);
  });
});
