import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isWelcome } from "../../../server/http/origins.ts";
import { isReadable } from "../../../server/http/request-filter.ts";
import { startApp, type TestApp } from "../../kit/app.ts";
import { itemAt } from "../../kit/item-at.ts";

const FRIEND = "https://friend.example";
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ origins: [FRIEND] });
});
afterAll(() => app.stop());

const ask = (path: string, init: RequestInit = {}) => fetch(`${app.origin}${path}`, init);

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  ask(path, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });

const upgrade = (headers: Record<string, string>): Promise<string> =>
  new Promise((done) => {
    const { host, port } = new URL(app.origin);
    const lines = Object.entries({
      host,
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    const line = connect(Number(port), "127.0.0.1", () => line.write(`GET /x/y HTTP/1.1\r\n${lines.join("")}\r\n`));
    line.once("data", (data) => {
      done(itemAt(String(data).split("\r\n"), 0));
      line.destroy();
    });
  });

describe("every answer", () => {
  test.each([
    ["a page", "/", "GET", 200],
    ["a list", "/api/matches", "GET", 200],
    ["unknown route", "/api/nothing", "GET", 404],
    ["a request to join that names no match", "/matchmake/joinOrCreate/table", "POST", 401],
  ])("has the headers that keep a browser safe: %s", async (_, path, method, status) => {
    const response = method === "GET" ? await ask(path) : await post(path, "{}");
    expect(response.status).toBe(status);
    const policy = response.headers.get("content-security-policy")!.split("; ");
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ]),
    );
    expect(policy.join()).not.toMatch(/unsafe|\*/);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(response.headers.get("x-powered-by")).toBeNull();
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });
});

test("a join is answered on a connection that closes: the next one may lead to another process", async () => {
  expect((await post("/matchmake/joinOrCreate/table", "{}")).headers.get("connection")).toBe("close");
  expect((await ask("/api/matches")).headers.get("connection")).toBe("keep-alive");
});

test("an idle connection is kept for longer than proxies keep theirs: no request crosses its close", async () => {
  const [, seconds] = /timeout=(\d+)/.exec((await ask("/api/matches")).headers.get("keep-alive")!)!;
  expect(Number(seconds)).toBeGreaterThan(60);
});

describe("a request with an Origin header", () => {
  const guest = JSON.stringify({ name: "Ann" });

  test("from another origin is refused, over HTTP and over sockets", async () => {
    for (const origin of [
      "https://evil.example",
      "null",
      `${app.origin}.evil.example`,
      app.origin.replace(/\d+$/, "1"),
    ]) {
      const answer = await post("/api/players", guest, { origin });
      expect([answer.status, await answer.json()]).toEqual([403, expect.objectContaining({ reason: "ForeignOrigin" })]);
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
      expect((await post("/matchmake/joinOrCreate/lobby", "{}", { origin })).status).toBe(403);
      expect((await ask("/api/players", { method: "OPTIONS", headers: { origin } })).status).toBe(403);
      expect(await upgrade({ origin })).toBe("HTTP/1.1 403 Forbidden");
    }
  });

  test("from this origin is accepted, and so is a program without one", async () => {
    for (const headers of [{ origin: app.origin }, {}]) {
      expect((await post("/api/players", guest, headers)).status).toBe(201);
      expect((await post("/matchmake/joinOrCreate/lobby", "{}", headers)).status).toBe(200);
      expect(await upgrade(headers)).toBe("HTTP/1.1 101 Switching Protocols");
    }
  });

  test("from an accepted origin may read the answer, and send its token", async () => {
    const headers = { origin: FRIEND };
    const before = await ask("/api/matches", { method: "OPTIONS", headers });
    expect(before.status).toBe(204);
    expect(before.headers.get("access-control-allow-headers")).toContain("authorization");
    expect(before.headers.get("access-control-allow-methods")).toBe("GET, HEAD, POST, PUT, DELETE");
    for (const answer of [before, await post("/api/players", guest, headers)]) {
      expect(answer.headers.get("access-control-allow-origin")).toBe(FRIEND);
      expect(answer.headers.get("vary")).toContain("origin");
    }
    expect(await upgrade(headers)).toBe("HTTP/1.1 101 Switching Protocols");
  });
});

describe("an origin", () => {
  const host = "127.0.0.1:2567";
  test.each([
    ["https://play.example.com", { host: "play.example.com" }],
    ["https://play.example.com", { host: "play.example.com:443" }],
    ["http://192.168.1.5:2567", { host: "192.168.1.5:2567" }],
    ["http://[::1]:2567", { host: "[::1]:2567" }],
    ["https://play.example.com", { host, "x-forwarded-host": "play.example.com" }],
  ])("%s is that of a server reached as %j", (origin, headers) => {
    expect(isWelcome({ origin, ...headers }, [])).toBe(true);
  });

  test.each([
    ["https://play.example.com", { host }],
    ["https://play.example.com:8443", { host: "play.example.com" }],
    ["https://example.com", { host: "play.example.com" }],
    ["file://", { host: "" }],
    ["null", { host: "null" }],
    ["", { host }],
    ["https://play.example.com", {}],
  ])("%j is not that of a server reached as %j", (origin, headers) => {
    expect(isWelcome({ origin, ...headers }, [])).toBe(false);
    expect(isWelcome({ origin, ...headers }, ["*"])).toBe(true);
  });
});

describe("a body", () => {
  const large = JSON.stringify({ name: "x".repeat(100_000) });

  test.each(["/api/players", "/matchmake/joinOrCreate/table"])("that is too large is not read: %s", async (path) => {
    const answer = await post(path, large);
    expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining({ reason: "TooLarge" })]);
  });

  test("without a declared length is not read", async () => {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(Buffer.from("{}"));
        stream.close();
      },
    });
    const init = { method: "POST", body, duplex: "half", headers: { "content-type": "application/json" } };
    expect((await ask("/matchmake/joinOrCreate/lobby", init as RequestInit)).status).toBe(411);
  });
});

describe("an address", () => {
  test.each([
    ["/", {}],
    ["/t/abc", { host: "example.com" }],
    ["/x/y?sessionId=z", { host: "[::1]:2567" }],
    ["/%E0%A4%A", { host: "a:1", "x-forwarded-proto": "https" }],
  ])("%j with %j can be read", (url, headers) => {
    expect(isReadable({ url, headers })).toBe(true);
  });

  test.each([
    ["*", {}],
    ["*:99999", {}],
    ["http://[", {}],
    ["/", { host: "[" }],
    ["/", { host: "a:b@c" }],
    ["/", { host: "a:99999" }],
    ["/", { host: "x", "x-forwarded-proto": "[" }],
    ["/", { host: "x", "x-forwarded-proto": "file" }],
  ])("%j with %j cannot be read", (url, headers) => {
    expect(isReadable({ url, headers })).toBe(false);
  });
});
