import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { Allowance, firstIn, type Hit, Limits } from "../../server/limits.ts";
import { toAct } from "../../shared/engine/match/match.ts";
import { gameOf } from "../../shared/games/index.ts";
import { gather, startApp, type TestApp, tableBehind } from "../kit/app.ts";
import { rolls } from "../kit/chance.ts";
import { act, ask, guestOf, sync } from "../kit/guest.ts";
import { itemAt } from "../kit/item-at.ts";

const NONE = {
  requests: undefined,
  joins: undefined,
  matches: undefined,
  messages: undefined,
  talk: undefined,
  codes: undefined,
  allCodes: undefined,
  documents: undefined,
  handedIn: undefined,
  pictures: undefined,
  choices: undefined,
  invitations: undefined,
  programInvitations: undefined,
  webhookTests: undefined,
  writes: undefined,
  reads: undefined,
  renames: undefined,
};

describe("a limit", () => {
  test("accepts its number of requests, then refuses, and recovers after its period", async () => {
    vi.useFakeTimers();
    const hits: Hit[] = [];
    const limits = new Limits({ ...NONE, talk: { count: 3, seconds: 10 } }, (hit) => hits.push(hit));
    const say = (who: string) => limits.wait("talk", who);
    expect([await say("ann"), await say("ann"), await say("ann")]).toEqual([undefined, undefined, undefined]);
    expect([await say("ann"), await say("ann"), await say("bob")]).toEqual([10, 10, undefined]);
    vi.advanceTimersByTime(9500);
    expect(await say("ann")).toBe(1);
    vi.advanceTimersByTime(500);
    expect(await say("ann")).toBeUndefined();
    expect(hits.map(({ limit, who, isFirst }) => [limit, who, isFirst])).toEqual([
      ["talk", "ann", true],
      ["talk", "ann", false],
      ["talk", "ann", false],
    ]);
    vi.useRealTimers();
  });

  test("counts amounts, and lets one that is larger than the whole limit pass once", async () => {
    const hits: Hit[] = [];
    const limits = new Limits({ ...NONE, reads: { count: 100, seconds: 10 } }, (hit) => hits.push(hit));
    const read = (who: string, events: number) => limits.wait("reads", who, events);
    expect([await read("ann", 60), await read("ann", 40), await read("ann", 1)]).toEqual([undefined, undefined, 10]);
    expect([await read("bob", 5000), await read("bob", 5000), await read("bob", 1)]).toEqual([undefined, 10, 10]);
    expect(hits.map(({ who, isFirst }) => [who, isFirst])).toEqual([
      ["ann", true],
      ["bob", true],
      ["bob", false],
    ]);
  });

  test("that is off accepts everything", async () => {
    const limits = new Limits(NONE, () => {});
    for (let i = 0; i < 1000; i++) expect(await limits.wait("requests", "ann")).toBeUndefined();
  });
});

describe("a server with tight limits", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      limits: {
        requests: { count: 60, seconds: 600 },
        joins: { count: 3, seconds: 600 },
        matches: { count: 2, seconds: 600 },
        messages: { count: 10, seconds: 600 },
        talk: { count: 2, seconds: 600 },
        codes: { count: 5, seconds: 600 },
        allCodes: undefined,
        documents: { count: 2, seconds: 600 },
        handedIn: { count: 2, seconds: 600 },
        pictures: undefined,
        choices: { count: 4, seconds: 600 },
        invitations: undefined,
        programInvitations: undefined,
        webhookTests: undefined,
        reads: undefined,
        renames: undefined,
        writes: undefined,
      },
      sockets: 2,
    });
  });
  afterAll(() => app.stop());

  /** Simulates another network: the test's address is a proxy's. */
  const fetchFrom = (address: string, path: string, init: RequestInit = {}) =>
    fetch(`${app.origin}${path}`, { ...init, headers: { ...init.headers, "x-forwarded-for": address } });

  const post = (address: string, path: string, body: object, token = "") =>
    fetchFrom(address, path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    });

  const guestFrom = async (address: string): Promise<{ token: string; player: string }> => {
    const answer = await fetchFrom(address, "/api/players", {
      method: "POST",
      body: '{"name":"Ann"}',
      headers: { "content-type": "application/json" },
    });
    return (await answer.json()) as { token: string; player: string };
  };

  test("asks a network that tries too many codes to wait, at every endpoint, and no other network", async () => {
    const { token } = await guestFrom("203.0.113.50");
    const plan = { game: "tranquility", options: { mode: "standard" }, seats: 1 };
    const { id, code } = (await (await post("203.0.113.51", "/api/matches", plan, token)).json()) as Record<
      string,
      string
    >;
    const routes = (name: string) => [
      `/api/matches/${name}`,
      `/api/matches/${name}/log`,
      `/api/matches/${name}/branches`,
      `/api/history?table=${name}`,
    ];
    for (const route of routes("22222222")) expect((await fetchFrom("203.0.113.50", route)).status).toBe(404);
    expect((await fetchFrom("203.0.113.50", `/api/matches/${code}`)).status).toBe(200);
    expect((await fetchFrom("203.0.113.50", "/api/matches/33333333")).status).toBe(404);
    for (const route of routes(code!)) {
      const answer = await fetchFrom("203.0.113.50", route);
      expect([route, answer.status, await answer.json()]).toMatchObject([route, 429, { reason: "TooMany" }]);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect((await fetchFrom("203.0.113.50", `/api/matches/${id}`)).status).toBe(200);
    expect((await fetchFrom("203.0.113.52", `/api/matches/${code}`)).status).toBe(200);
    // A join needs a table's id, not its code.
    const join = await post("203.0.113.52", "/matchmake/joinOrCreate/table", { match: code }, token);
    expect([join.ok, await join.text()]).toEqual([false, expect.stringContaining("NoSuchMatch")]);
  });

  test("asks a network that saves documents continuously to wait, and still lets it read them", async () => {
    const { token } = await guestFrom("203.0.113.60");
    const headers = { authorization: `Bearer ${token}` };
    const drop = () => fetchFrom("203.0.113.60", "/api/documents/wayward/a", { method: "DELETE", headers });
    const statuses = [await drop(), await drop(), await drop()].map(({ status }) => status);
    expect(statuses).toEqual([204, 204, 429]);
    expect((await fetchFrom("203.0.113.60", "/api/documents/wayward", { headers })).status).toBe(200);
  });

  test("asks a network that continuously makes phrases, passes and mutes to wait", async () => {
    const { token, player } = await guestFrom("203.0.113.65");
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const ask = async (method: string, path: string, body: object) => {
      const answer = await fetchFrom("203.0.113.65", path, { method, headers, body: JSON.stringify(body) });
      return answer.status;
    };
    const { id } = (await (await post("203.0.113.65", "/api/days/today/tries", {}, token)).json()) as {
      readonly id: string;
    };
    const choices = [
      () => ask("POST", "/api/passes", {}),
      () => ask("POST", "/api/recovery", {}),
      () => ask("PUT", `/api/logbooks/${player}`, { open: true }),
      () => ask("PUT", `/api/push/matches/${id}`, { muted: true }),
      () => ask("DELETE", "/api/push/subscription", { endpoint: "https://x.example/" }),
      () => ask("DELETE", `/api/players/${player}`, {}),
    ];
    const statuses: number[] = [];
    for (const choice of choices) statuses.push(await choice());
    expect(statuses).toEqual([201, 201, 200, 200, 429, 429]);
    for (const choice of choices) expect(await choice()).toBe(429);
  });

  test("asks a network that hands in matches continuously to wait, before it reads them", async () => {
    const { token } = await guestFrom("203.0.113.70");
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/jsonl" };
    const handIn = () => fetchFrom("203.0.113.70", "/api/history", { method: "POST", headers, body: "no match" });
    const statuses = [await handIn(), await handIn(), await handIn()].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 429]);
    expect((await fetchFrom("203.0.113.70", "/api/history", { headers })).status).toBe(200);
  });

  test("asks a network with too many requests to wait, and no other", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 62; i++) statuses.push((await fetchFrom("198.51.100.1", "/api/matches")).status);
    expect(statuses).toEqual([...Array(60).fill(200), 429, 429]);
    const answer = await fetchFrom("198.51.100.1", "/");
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(500);
    expect(await answer.json()).toMatchObject({ reason: "TooMany" });
    expect((await fetchFrom("198.51.100.2", "/api/matches")).status).toBe(200);
    // All addresses of a /64 are one network.
    for (let i = 0; i < 60; i++) await fetchFrom(`2001:db8::${i + 1}`, "/api/matches");
    expect((await fetchFrom("2001:db8::aaaa", "/api/matches")).status).toBe(429);
    expect((await fetchFrom("2001:db8:0:1::1", "/api/matches")).status).toBe(200);
  });

  test("bounds the number of opened matches", async () => {
    const { token } = await guestFrom("198.51.100.3");
    const { token: other } = await guestFrom("198.51.100.3");
    const plan = { game: "tranquility", options: { mode: "standard" }, seats: 1 };
    const open = async (as: string, seats = 1) =>
      (await post("198.51.100.3", "/api/matches", { ...plan, seats }, as)).status;
    expect(await open(token, 40)).toBe(400);
    expect([await open(token), await open(other), await open(token), await open(other)]).toEqual([201, 201, 429, 429]);
  });

  test("bounds the number of reserved seats", async () => {
    const join = async () => (await post("198.51.100.4", "/matchmake/joinOrCreate/lobby", {})).status;
    expect([await join(), await join(), await join(), await join()]).toEqual([200, 200, 200, 429]);
  });

  test("bounds the number of open sockets, and counts closed ones no longer", async () => {
    const ann = await guestOf(app.origin, "Ann");
    const [first, second] = [await ann.client.joinOrCreate("lobby"), await ann.client.joinOrCreate("lobby")];
    await expect(ann.client.joinOrCreate("lobby")).rejects.toThrow();
    await first!.leave();
    // The server notices a closed connection only after a delay.
    const opens = () =>
      new Promise<boolean>((done) => {
        const line = new WebSocket(`${app.origin.replace("http", "ws")}/x/y`);
        line.onopen = () => done(true);
        line.onerror = () => done(false);
      });
    await vi.waitFor(async () => expect(await opens()).toBe(true));
    await second!.leave();
  });
});

describe("at a table", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      limits: { ...NONE, messages: { count: 40, seconds: 600 }, talk: { count: 3, seconds: 600 } },
    });
  });
  afterAll(() => app.stop());

  test("a client that sends too many messages is answered TooMany, and stays connected", async () => {
    const { match, guests, rooms } = await gather(app, { people: 2, start: false });
    const say = async (room: number) => {
      const reply = await ask(itemAt(rooms, room), "say", { text: "hello" });
      return reply.ok || reply.reason;
    };
    expect([await say(0), await say(0), await say(0), await say(0)]).toEqual([true, true, true, "TooMany"]);
    expect(await say(1)).toBe(true);
    await ask(itemAt(rooms, 0), "start", {});
    const { log } = tableBehind(app, match);
    const replies = await Promise.all(Array.from({ length: 60 }, () => ask(itemAt(rooms, 0), "start", {})));
    const reasons = replies.map((reply) => (reply.ok ? "" : reply.reason));
    expect(new Set(reasons)).toEqual(new Set(["MatchHasStarted", "TooMany"]));
    const seat = itemAt(toAct(gameOf("tranquility")!, tableBehind(app, match).match), 0);
    const move = await act(itemAt(rooms, seat), itemAt(guests, seat).player, rolls(1));
    expect(move).toEqual({ ok: false, reason: "TooMany" });
    expect(tableBehind(app, match).log).toBe(log);
    expect(rooms.every(({ connection }) => connection.isOpen)).toBe(true);
  });
});

describe("with the usual limits", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  test("a family behind one address may poll, and its bots play match after match as fast as they can", async () => {
    const refused: unknown[] = [];
    let moves = 0;
    const tables = Array.from({ length: 6 }, async (_, table) => {
      const { match, guests, rooms } = await gather(app, { people: 2 });
      const rng = rolls(table);
      while (tableBehind(app, match).match.phase === "live") {
        for (const [seat, room] of rooms.entries()) {
          await sync(room);
          const reply = await act(room, itemAt(guests, seat).player, rng);
          if (reply?.ok) moves++;
          if (reply && !reply.ok) refused.push(reply.reason);
        }
      }
      for (let poll = 0; poll < 60; poll++) {
        const { status } = await itemAt(guests, 0).get(
          `/api/matches?state=open,live&player=${itemAt(guests, 0).player}`,
        );
        if (status !== 200) refused.push(status);
      }
    });
    await Promise.all(tables);
    expect(moves).toBeGreaterThan(200);
    expect(refused).toEqual([]);
  });
});

test("the first event of a sender in a while is recognised, and senders are forgotten after that while", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const isFirst = firstIn(60);
  expect([await isFirst("ann"), await isFirst("ann"), await isFirst("bob")]).toEqual([true, false, true]);
  expect(vi.getTimerCount()).toBe(2);
  vi.advanceTimersByTime(59_000);
  expect(await isFirst("ann")).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(vi.getTimerCount()).toBe(0);
  expect(await isFirst("ann")).toBe(true);
});

test("an allowance may be used up immediately, and refills gradually", () => {
  let now = 0;
  const allowance = new Allowance({ count: 100, seconds: 10 }, () => now);
  expect([60, 40, 1].map((amount) => allowance.spend(amount))).toEqual([true, true, false]);
  now += 1100;
  expect([10, 1].map((amount) => allowance.spend(amount))).toEqual([true, false]);
  now += 3_600_000;
  expect([100, 1].map((amount) => allowance.spend(amount))).toEqual([true, false]);
});
