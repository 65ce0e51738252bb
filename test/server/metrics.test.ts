import { readFileSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { configFrom } from "../../server/config.ts";
import { networkOf } from "../../server/http/addresses.ts";
import { isFromOperator } from "../../server/http/metrics.ts";
import { RequestFilter } from "../../server/http/request-filter.ts";
import { Limits } from "../../server/limits.ts";
import { openLog } from "../../server/log.ts";
import { metricsOf } from "../../server/metrics.ts";
import { noteBackup } from "../../server/store/sqlite/copy.ts";
import { cut, gather, startApp, type TestApp } from "../kit/app.ts";
import { rolls } from "../kit/chance.ts";
import { act, ask, sync } from "../kit/guest.ts";
import { itemAt } from "../kit/item-at.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ limits: { ...configFrom({}).limits, talk: { count: 1, seconds: 600 } } });
});
afterAll(() => app.stop());

/** Resolves to a function that returns a value by name and labels; 0 if there is none. */
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
      if ((await act(room, itemAt(guests, seat).player, rng))?.ok) moves++;
    }
  }
  await ask(itemAt(rooms, 0), "start", {});
  await ask(itemAt(rooms, 0), "say", { phrase: "nonsense" });
  await ask(itemAt(rooms, 0), "say", { phrase: "nonsense" });
  Object.assign(itemAt(rooms, 1).reconnection, { minUptime: 0, minDelay: 1, delay: 1 });
  const back = new Promise<void>((done) => itemAt(rooms, 1).onReconnect.once(() => done()));
  cut(app, itemAt(rooms, 1));
  await back;
  await itemAt(rooms, 0).leave();
  await itemAt(guests, 0).join(itemAt(rooms, 0).roomId);
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

describe("the metrics", () => {
  const statusFor = (headers: Record<string, string>): Promise<number | undefined> =>
    new Promise((done) => {
      const { hostname, port } = new URL(app.origin);
      request({ hostname, port, path: "/metrics", headers }, (response) => {
        response.resume();
        done(response.statusCode);
      }).end();
    });

  test("are sent to clients on this machine, and to no client behind a proxy", async () => {
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
    ({ url: "/metrics", headers, socket: { remoteAddress } }) as unknown as Parameters<typeof isFromOperator>[0];

  test("are refused to other machines", () => {
    expect(isFromOperator(from("::ffff:127.0.0.1", { host: "localhost" }), undefined)).toBe(true);
    expect(isFromOperator(from("::1", { host: "[::1]:2567" }), undefined)).toBe(true);
    for (const address of ["192.168.1.9", "198.51.100.7", "fe80::1", ""])
      expect(isFromOperator(from(address, { host: "localhost" }), undefined)).toBe(false);
  });

  test("are sent only with the token, where one is set", () => {
    const token = "a-token-of-the-host";
    expect(isFromOperator(from("198.51.100.7", { authorization: `Bearer ${token}` }), token)).toBe(true);
    for (const authorization of ["", "Bearer", `Bearer ${token}x`, token])
      expect(isFromOperator(from("127.0.0.1", { host: "localhost", authorization }), token)).toBe(false);
  });

  test("are sent with the token as the password, under any user name", () => {
    const token = "a-token-of-the-host";
    const typed = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString("base64")}` });
    for (const name of ["", "host", "ä"])
      expect(isFromOperator(from("198.51.100.7", typed(`${name}:${token}`)), token)).toBe(true);
    for (const text of ["", ":", `${token}:`, `host:${token}x`])
      expect(isFromOperator(from("198.51.100.7", typed(text)), token)).toBe(false);
  });
});

describe("the page for the host", () => {
  const lines = async () => {
    const page = await (await fetch(`${app.origin}/operator`)).text();
    return Object.fromEntries(
      Array.from(page.matchAll(/<tr><th[^>]*>([^<]+)<td>([^<]+)/g), ([, name, value]) => [name, value]),
    );
  };

  test("says the version, who is there, memory, the disk, and that nothing was copied yet", async () => {
    await gather(app, { people: 1, bots: 1 });
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(await lines()).toMatchObject({
      Version: `${version}, on Node ${process.versions.node}`,
      "Players at tables": expect.stringMatching(/^[1-9]/),
      "Bots at tables": expect.stringMatching(/^[1-9]/),
      Memory: expect.stringMatching(/^[\d,]+ MB$/),
      Database: expect.stringMatching(/^\d+ MB$/),
      "Free disk space": expect.stringMatching(/^[\d,]+ MB$/),
      "Last backup": "none yet: run npm run backup -- FILE",
    });
  });

  test("says when the database was copied last, and to where", async () => {
    noteBackup(join(app.dataDir, "stillwater.db"), "/backups/a<b", new Date("2026-11-26T08:30:00Z"));
    expect((await lines())["Last backup"]).toBe("2026-11-26 08:30 UTC, to /backups/a&lt;b");
  });
});

test("the page for the host asks a browser for the token, where one is set, and reveals nothing without it", async () => {
  const gate = new RequestFilter({
    headers: {},
    origins: [],
    proxies: networkOf([]),
    limits: new Limits(configFrom({}).limits, () => {}),
    metrics: metricsOf(() => ({ tables: 0, seats: { human: 0, bot: 0 }, sockets: 0, isClusterReachable: true })),
    metricsToken: "a-token-of-the-host",
    log: openLog("silent"),
    sockets: 10,
    isReady: () => true,
  });
  gate.on("request", (_, response) => response.end("handed on"));
  await new Promise<void>((done) => gate.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
  const asked = await fetch(`${origin}/operator`);
  expect([asked.status, asked.headers.get("www-authenticate")]).toEqual([401, 'Basic realm="Stillwater"']);
  expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  const authorization = `Basic ${Buffer.from("me:a-token-of-the-host").toString("base64")}`;
  expect(await (await fetch(`${origin}/operator`, { headers: { authorization } })).text()).toBe("handed on");
  gate.closeAllConnections();
  gate.close();
});
