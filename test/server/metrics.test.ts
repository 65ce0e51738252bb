import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { configFrom } from "../../server/config.ts";
import { mayReadMetrics } from "../../server/http/metrics.ts";
import { cut, gather, startApp, type TestApp } from "../kit/app.ts";
import { rolls } from "../kit/chance.ts";
import { act, ask, sync } from "../kit/guest.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ limits: { ...configFrom({}).limits, talk: { count: 1, seconds: 600 } } });
});
afterAll(() => app.stop());

/** What the metrics say, by name and labels. */
async function read(): Promise<(name: string) => number> {
  const text = await (await fetch(`${app.origin}/metrics`)).text();
  const values = new Map(
    text
      .split("\n")
      .filter((line) => line && !line.startsWith("#"))
      .map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ")))]),
  );
  return (name) => values.get(`stillwater_${name}`) ?? 0;
}

test("the metrics count tables, seats, moves, refusals, reconnects and hits of limits", async () => {
  const before = await read();
  const { guests, rooms } = await gather(app, { people: 2, bots: 1 });
  const rng = rolls(1);
  let moves = 0;
  while (moves < 4) {
    for (const [seat, room] of rooms.entries()) {
      await sync(room);
      if ((await act(room, guests[seat]!.player, rng))?.ok) moves++;
    }
  }
  await ask(rooms[0]!, "start", {});
  await ask(rooms[0]!, "say", { phrase: "nonsense" });
  await ask(rooms[0]!, "say", { phrase: "nonsense" });
  Object.assign(rooms[1]!.reconnection, { minUptime: 0, minDelay: 1, delay: 1 });
  const back = new Promise<void>((done) => rooms[1]!.onReconnect.once(() => done()));
  cut(app, rooms[1]!);
  await back;
  await rooms[0]!.leave();
  await guests[0]!.join(rooms[0]!.roomId);
  await vi.waitFor(async () => expect((await read())("sockets")).toBe(2));

  const now = await read();
  const grown = (name: string) => now(name) - before(name);
  expect(grown('moves_total{kind="human"}')).toBe(moves);
  expect(grown('moves_total{kind="bot"}')).toBeGreaterThan(0);
  expect(grown("tables")).toBe(1);
  expect(grown('seats{kind="human"}')).toBe(2);
  expect(grown('seats{kind="bot"}')).toBe(1);
  expect(grown('refusals_total{reason="MatchHasStarted"}')).toBe(1);
  expect(grown('refusals_total{reason="TooMany"}')).toBe(1);
  expect(grown('limited_total{limit="talk"}')).toBe(1);
  expect(grown('reconnects_total{way="line"}')).toBe(1);
  expect(grown('reconnects_total{way="anew"}')).toBe(1);
  expect(grown('appends_total{became="stored"}')).toBeGreaterThan(moves);
  expect(grown("append_seconds_count")).toBe(grown('appends_total{became="stored"}'));
  expect(grown("errors_total")).toBe(0);
});

test("a request over HTTP that is refused is counted by its reason", async () => {
  await fetch(`${app.origin}/api/matches/nothing`);
  await fetch(`${app.origin}/api/matches`, { headers: { origin: "https://evil.example" } });
  const now = await read();
  expect(now('refusals_total{reason="NoSuchMatch"}')).toBe(1);
  expect(now('refusals_total{reason="ForeignOrigin"}')).toBe(1);
});

describe("who may read them", () => {
  const statusFor = (headers: Record<string, string>): Promise<number | undefined> =>
    new Promise((done) => {
      const { hostname, port } = new URL(app.origin);
      request({ hostname, port, path: "/metrics", headers }, (response) => {
        response.resume();
        done(response.statusCode);
      }).end();
    });

  test("is who asks on this machine, and nobody a proxy asks for", async () => {
    expect(await statusFor({ host: "localhost:9090" })).toBe(200);
    for (const headers of [
      { host: "play.example.com" },
      { host: "localhost", "x-forwarded-for": "198.51.100.7" },
      { host: "localhost", "x-real-ip": "198.51.100.7" },
      { host: "localhost", forwarded: "for=198.51.100.7" },
      { host: "localhost", via: "1.1 proxy" },
    ])
      expect([headers, await statusFor(headers)]).toEqual([headers, 404]);
  });

  const from = (remoteAddress: string, headers: Record<string, string>) =>
    ({ url: "/metrics", headers, socket: { remoteAddress } }) as unknown as Parameters<typeof mayReadMetrics>[0];

  test("is nobody on another machine", () => {
    expect(mayReadMetrics(from("::ffff:127.0.0.1", { host: "localhost" }), undefined)).toBe(true);
    expect(mayReadMetrics(from("::1", { host: "[::1]:2567" }), undefined)).toBe(true);
    for (const address of ["192.168.1.9", "198.51.100.7", "fe80::1", ""])
      expect(mayReadMetrics(from(address, { host: "localhost" }), undefined)).toBe(false);
  });

  test("is who has the token, where one is set, and nobody else", () => {
    const token = "a-token-of-the-host";
    expect(mayReadMetrics(from("198.51.100.7", { authorization: `Bearer ${token}` }), token)).toBe(true);
    for (const authorization of ["", "Bearer", `Bearer ${token}x`, token])
      expect(mayReadMetrics(from("127.0.0.1", { host: "localhost", authorization }), token)).toBe(false);
  });
});
