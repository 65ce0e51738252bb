import { IncomingMessage, ServerResponse } from "node:http";
import { connect, Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { configFrom } from "../../../server/config.ts";
import { networkOf } from "../../../server/http/addresses.ts";
import { RequestFilter } from "../../../server/http/request-filter.ts";
import { Limits } from "../../../server/limits.ts";
import { openLog } from "../../../server/log.ts";
import { metricsOf } from "../../../server/metrics.ts";
import { startApp } from "../../kit/app.ts";

function openGate(): RequestFilter {
  const gauges = { tables: 0, seats: { human: 0, bot: 0 }, sockets: 0, isClusterReachable: true };
  return new RequestFilter({
    headers: {},
    origins: [],
    proxies: networkOf(["loopback"]),
    limits: new Limits(configFrom({}).limits, () => {}),
    metrics: metricsOf(() => gauges),
    metricsToken: undefined,
    log: openLog("silent"),
    sockets: 10,
    isReady: () => true,
  });
}

function askFrom(gate: RequestFilter, address: string, url = "/"): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: address });
  const request = new IncomingMessage(socket);
  Object.assign(request, { method: "GET", url, headers: {} });
  gate.emit("request", request, new ServerResponse(request));
  return request;
}

test("a burst of one network is handed on in several turns of the event loop, and other networks come in between", async () => {
  const gate = openGate();
  const handedOn: { readonly network: string; readonly turn: number }[] = [];
  let turn = 0;
  gate.on("request", ({ headers }) => handedOn.push({ network: String(headers["x-real-ip"]), turn }));
  for (let n = 0; n < 100; n++) askFrom(gate, "192.0.2.1");
  askFrom(gate, "192.0.2.2");
  for (; handedOn.length < 101; turn++) await setImmediate();
  expect(handedOn.findIndex(({ network }) => network === "192.0.2.2")).toBeLessThan(2);
  const inTurns = Map.groupBy(handedOn, (one) => one.turn);
  expect(Math.max(...[...inTurns.values()].map(({ length }) => length))).toBeLessThanOrEqual(8);
});

test("a request whose client went away while it waited is not handed on", async () => {
  const gate = openGate();
  const handedOn: string[] = [];
  gate.on("request", ({ url }) => handedOn.push(String(url)));
  const gone = askFrom(gate, "192.0.2.1", "/gone");
  askFrom(gate, "192.0.2.1", "/here");
  gone.destroy();
  while (handedOn.length === 0) await setImmediate();
  expect(handedOn).toEqual(["/here"]);
});

test("a gate that is warmed up has served a health check and lists before the first client", async () => {
  const gate = openGate();
  const asked: string[] = [];
  gate.on("request", ({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.end("{}");
  });
  await gate.warmUp();
  const lists = [199, 198, 197].map((limit) => `GET /api/matches?limit=${limit}`);
  expect(asked).toEqual(["GET /api/health", ...lists, "GET /api/days"]);
});

test("a gate whose first requests fail is open nevertheless", async () => {
  const gate = openGate();
  gate.on("request", (_, response) => response.destroy());
  await expect(gate.warmUp()).resolves.toBeUndefined();
});

test("a refused request without a body keeps its connection, one with a body loses it", async () => {
  const app = await startApp({ limits: { ...configFrom({}).limits, requests: { count: 1, seconds: 600 } } });
  try {
    expect((await fetch(`${app.origin}/api/health/alive`)).status).toBe(200);
    const heads = await answersOn(new URL(app.origin), [
      "GET / HTTP/1.1",
      "GET / HTTP/1.1",
      "POST /api/players HTTP/1.1",
    ]);
    expect(heads.map((head) => head.split("\r\n")[0])).toEqual(Array(3).fill("HTTP/1.1 429 Too Many Requests"));
    expect(heads.map((head) => /^connection: (.+)$/im.exec(head)?.[1])).toEqual(["keep-alive", "keep-alive", "close"]);
  } finally {
    await app.stop();
  }
});

/** Requests share one connection. */
async function answersOn({ host, port }: URL, lines: readonly string[]): Promise<readonly string[]> {
  const line = connect(Number(port), "127.0.0.1");
  for (const first of lines) {
    const body = first.startsWith("POST") ? "content-length: 2\r\n\r\n{}" : "\r\n";
    line.write(`${first}\r\nhost: ${host}\r\n${body}`);
  }
  let text = "";
  for await (const data of line) text += data;
  return text
    .split("HTTP/1.1 ")
    .slice(1)
    .map((answer) => `HTTP/1.1 ${answer}`);
}
