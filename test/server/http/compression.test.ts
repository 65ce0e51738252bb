import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressed } from "../../../server/http/api.ts";
import { gather, startApp, type TestApp } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { act, type Guest, sync } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";

let app: TestApp;
let ann: Guest;
beforeAll(async () => {
  app = await startApp();
  ann = await app.guest("Ann");
});
afterAll(() => app.stop());

async function encoded(path: string, init: RequestInit = {}) {
  const headers = { "accept-encoding": "br", "content-type": "application/json", authorization: `Bearer ${ann.token}` };
  const response = await fetch(`${app.origin}${path}`, { ...init, headers });
  const { length } = await response.text();
  return {
    status: response.status,
    length,
    encoding: response.headers.get("content-encoding"),
    headers: response.headers,
  };
}

test("long answers are compressed, and short ones are not", async () => {
  expect(await encoded("/api/health")).toMatchObject({ status: 200, encoding: null });
  for (let i = 0; i < 3; i++) await gather(app, { people: 1, bots: 1, start: false, visibility: "open" });
  const list = await encoded("/api/matches?state=open");
  expect(list).toMatchObject({ status: 200, encoding: "br" });
  expect(list.length).toBeGreaterThan(1024);
  expect(list.headers.get("vary")).toContain("Accept-Encoding");
  // The number of visitors in the list may change between two requests.
  const ask = (more: Record<string, string>) =>
    fetch(`${app.origin}/api/matches?state=open`, { headers: { "accept-encoding": "br", ...more } });
  const askAgain = async () => {
    const etag = (await ask({})).headers.get("etag")!;
    return (await ask({ "cache-control": "max-age=0", "if-none-match": etag })).status;
  };
  await expect.poll(askAgain).toBe(304);
});

test("match files are compressed", async () => {
  const { match, guests, rooms } = await gather(app, { people: 1, bots: 1 });
  for (let i = 0; i < 6; i++) {
    await act(itemAt(rooms, 0), itemAt(guests, 0).player, rolls(i));
    await sync(itemAt(rooms, 0));
  }
  expect(await encoded(`/api/matches/${match}/log`)).toMatchObject({ status: 200, encoding: "br" });
});

test("an answer with a secret beside text of the caller is never compressed", async () => {
  const named = await encoded("/api/players", { method: "POST", body: JSON.stringify({ name: "Ann" }) });
  expect(named).toMatchObject({ status: 201, encoding: null });
  const routes = express().use(compressed);
  routes.all("/", (_request, response) => void response.send("a secret ".repeat(1000)));
  const server = routes.listen(0, "127.0.0.1");
  await once(server, "listening");
  const ways: (string | null)[] = [];
  for (const method of ["GET", "POST"]) {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`, { method, headers: { "accept-encoding": "br" } });
    expect((await response.text()).length).toBe(9000);
    ways.push(response.headers.get("content-encoding"));
  }
  server.close();
  expect(ways).toEqual(["br", null]);
});
